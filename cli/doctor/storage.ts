import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { listHeads } from "#app/domain/authoring/head/data.server.ts";
import { readMigrations } from "#app/domain/authoring/migrations/data.server.ts";
import { listPublished } from "#app/domain/authoring/publish/list.ts";
import { listUnsent, outboxHealth } from "#app/platform/outbox/data.server.ts";
import { wayOf } from "../address.ts";
import { readContent } from "../content.ts";
import { readLibrary } from "../media-upload.ts";
import { count, momentText, type Options } from "../output.ts";
import { planPublishing } from "../publish-plan.ts";
import { root } from "../root.ts";
import type { Store } from "../store.ts";
import { bad, good, notice, type Finding } from "./finding.ts";

const minute = 60_000;
/** A due message is tried within the minute; longer means that the cron does not run. */
const overdueMinutes = 5;
/** As for `/healthz`. */
const stuckMinutes = 30;
const mostMessages = 200;
const gigabyte = 1024 ** 3;
/** A D1 database of the paid plan holds 10 GB; https://developers.cloudflare.com/d1/platform/limits/ */
const databaseGigabytes = 10;
const nearlyFull = 0.8;

/** KV and D1: migrated, in step with each other and with `content/`, mail on its way, and room. */
export async function storageFindings(store: Store, options: Options): Promise<Finding[]> {
  return [
    ...(await migrationFindings(store, options)),
    ...(await addressFindings(store, options)),
    ...(await contentFindings(store, options)),
    ...(await mailFindings(store, options)),
  ];
}

async function migrationFindings({ db }: Store, options: Options): Promise<Finding[]> {
  const { names, bytes } = await readMigrations(db);
  const files = (await readdir(join(root, "migrations"))).filter((name) => name.endsWith(".sql"));
  const missing = files.toSorted().filter((name) => !names.includes(name));
  const size = `${(bytes / gigabyte).toFixed(2)} of ${databaseGigabytes} GB`;
  return [
    missing.length === 0
      ? good(`All ${names.length} migrations are applied`)
      : bad(
          `${count(missing.length, "migration")} not applied: ${missing.join(", ")}`,
          options.remote ? "npm run deploy" : "npm run dev",
        ),
    bytes < nearlyFull * databaseGigabytes * gigabyte
      ? good(`The database holds ${size}`)
      : notice(`The database is nearly full: ${size}`, "see docs/running.md, When invitations end"),
  ];
}

async function addressFindings({ content, db }: Store, options: Options): Promise<Finding[]> {
  const { published, unreadable, differences } = await listPublished(content, await listHeads(db));
  const way = wayOf(options);
  return [
    differences.length === 0
      ? good(`${count(published.length, "invitation")} published, all addresses agree with D1`)
      : bad(
          `${count(differences.length, "address shows", "addresses show")} something else than was published`,
          `npm run studio -- list${way}`,
        ),
    ...(unreadable.length === 0
      ? []
      : [
          bad(
            `This release cannot read ${unreadable.join(", ")}`,
            `npm run studio -- publish --all${way}`,
          ),
        ]),
  ];
}

/** Differences between `content/` and what is published. */
async function contentFindings(store: Store, options: Options): Promise<Finding[]> {
  const { files, packs, documents, findDocumentProblems } = await readContent();
  const library = await readLibrary();
  const { problems, drafts } = checkContent(files, packs, library);
  const all = drafts.map(({ draft }) => draft);
  const selection = { drafts: all, named: new Set<string>(), documents, packs, library };
  const publication = await planPublishing(
    store,
    { ...selection, pictures: false, sizes: false, remote: options.remote ?? false },
    all,
  );
  const inState = (state: string) => publication.plans.filter((plan) => plan.state === state);
  const [added, changed] = [inState("new"), inState("changed")];
  const faulty = new Set([...problems, ...findDocumentProblems()].map(({ file }) => file));
  const way = wayOf(options);
  const lines: Finding[] = [];
  if (faulty.size > 0)
    lines.push(
      notice(
        `${count(faulty.size, "file is", "files are")} not finished`,
        "npm run studio -- check",
      ),
    );
  if (added.length > 0)
    lines.push(
      notice(
        `${count(added.length, "invitation")} of content/ not published: ${listed(added)}`,
        `npm run studio -- publish --all --dry-run${way}`,
      ),
    );
  if (changed.length > 0)
    lines.push(
      notice(
        `${count(changed.length, "file says", "files say")} something else than is published: ${listed(changed)}`,
        `npm run studio -- diff ${changed[0]?.path}${way}`,
      ),
    );
  if (publication.documents.length > 0)
    lines.push(
      notice(
        `${count(publication.documents.length, "language pack or part of the catalogue", "language packs and parts of the catalogue")} not published as written`,
        `npm run studio -- publish --locales${way}`,
      ),
    );
  return lines.length > 0 ? lines : [good("content/ says what is published")];
}

async function mailFindings({ db }: Store, options: Options): Promise<Finding[]> {
  const now = Date.now();
  const { pending, oldestPendingAgeMs: age, dead } = await outboxHealth(db, () => now);
  const waiting = (await listUnsent(db, mostMessages)).filter(({ state }) => state === "pending");
  const overdue = waiting.filter(({ dueAt }) => now - dueAt > overdueMinutes * minute);
  const oldest = Math.min(...overdue.map(({ dueAt }) => dueAt));
  const list = `npm run studio -- outbox list${wayOf(options)}`;
  return [
    dead > 0
      ? bad(`${count(dead, "message was", "messages were")} given up`, list)
      : good("No message was given up"),
    overdue.length > 0
      ? bad(
          `${count(overdue.length, "message is", "messages are")} due since ${momentText(oldest)} and not tried: the cron does not run`,
          options.remote ? "npx wrangler tail" : "npm run dev",
        )
      : age !== null && age > stuckMinutes * minute
        ? bad(`Mail waits for ${Math.round(age / minute)} minutes`, list)
        : good(`No message is overdue, ${pending} waiting`),
  ];
}

/** The first of many. */
function listed(plans: readonly { path: string }[]): string {
  const few = plans.slice(0, 3).map(({ path }) => path);
  return [...few, ...(plans.length > few.length ? ["…"] : [])].join(", ");
}
