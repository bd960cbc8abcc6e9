import { rm } from "node:fs/promises";
import { join } from "node:path";
import { runCaptured } from "../../scripts/processes.ts";
import { goodReply } from "../support/posted-forms.ts";
import { startSite, type ProofSite, type Stores } from "./site.ts";
import type { Tally } from "./tally.ts";
import { gatedWedding, weddingInUse } from "./world.ts";

const fault = "an account that is lost";
/** Tables of D1 with an invitation's hosts and guests. */
const tables = ["replies", "households", "couple_links"];

async function rowsOf({ db }: Stores, path: string): Promise<string> {
  const answers = await db.batch(
    tables.map((table) => db.prepare(`SELECT * FROM ${table} WHERE invitation = ?`).bind(path)),
  );
  return JSON.stringify(
    answers.map(({ results }) =>
      // When a link was used last is written by opening it.
      results.map((row) => JSON.stringify({ ...Object(row), last_used_at: null })).toSorted(),
    ),
  );
}

/**
 * Loses D1 and KV after a night's backup, makes empty ones, and restores them by the commands of
 * docs/running.md: an answered invitation, its replies, its links and its password are as they were.
 * @param folder that only this drill uses.
 */
export async function drillRestore(folder: string, tally: Tally): Promise<void> {
  const stores = join(folder, "v3");
  const before = await startSite(stores);
  const used = await weddingInUse(before, before.stores).then(async (world) => {
    const fields: Record<string, string> = { ...goodReply(), name: "Գոհար Սարգսյան" };
    const { status } = await before.ask(`/${world.wedding.path}`, { fields });
    if (status !== 303) throw new Error(`a reply answers ${status}`);
    return { ...world, gated: await gatedWedding(before.stores), key: fields.key ?? "" };
  });
  const { path } = used.wedding;
  const rows = await rowsOf(before.stores, path);
  const night = await before.cron(undefined, "17 1 * * *");
  if (night.error !== null) throw new Error(night.error);
  await before.stop();

  for (const store of ["d1", "kv"]) await rm(join(stores, store), { recursive: true });
  const lost = await startSite(stores, { isMigrated: true });
  const isLost = (await lost.ask(`/${path}`)).status !== 200;
  tally.note(fault, "it is lost", isLost ? {} : { failed: "the page is still open" });
  await lost.stop();
  const config = ["--config", "wrangler.toml", "--local", "--persist-to", folder];
  await runCaptured("wrangler", ["d1", "migrations", "apply", "DB", ...config]);
  const studio = (...words: string[]) =>
    runCaptured("cli/index.js", words, { STATE_DIR: folder, NO_COLOR: "1" });
  await studio("restore", "--at", new Date().toISOString(), "--yes");

  const after = await startSite(stores, { isMigrated: true });
  await judge(after, used, rows, tally).finally(() => after.stop());
}

type Used = Awaited<ReturnType<typeof weddingInUse>> & { gated: { path: string }; key: string };

async function judge(site: ProofSite, used: Used, rows: string, tally: Tally): Promise<void> {
  const { wedding, household, couple, guest, gated } = used;
  const { path } = wedding;
  const expected: [what: string, isRight: () => Promise<boolean>][] = [
    ["its rows are as they were", async () => (await rowsOf(site.stores, path)) === rows],
    [
      "its page is open",
      async () => {
        const { status, text } = await site.ask(`/${path}`);
        return status === 200 && text.includes('id="reply-form"');
      },
    ],
    [
      "a phone that has answered shows its answer",
      async () => (await site.ask(`/${path}`, { headers: guest })).text.includes("Անի Պետրոսյան"),
    ],
    [
      "the couple sees both answers",
      async () => {
        const { status, text } = await site.ask("/replies", { headers: couple });
        const names = ["Անի Պետրոսյան", "Գոհար Սարգսյան"];
        return status === 200 && names.every((name) => text.includes(name));
      },
    ],
    [
      "the couple's link opens it",
      async () => (await site.ask(`/replies/${used.token}`)).status === 303,
    ],
    [
      "a family's link greets it",
      async () =>
        (await site.ask(`/${path}?g=${household.code}`)).text.includes(household.salutation),
    ],
    [
      "a password is asked for as before",
      async () => (await site.ask(`/${gated.path}`)).status === 403,
    ],
    [
      "a form that was sent before is no second answer",
      async () => {
        const fields = { ...goodReply(), name: "Գոհար Սարգսյան", key: used.key };
        const { status } = await site.ask(`/${path}`, { fields });
        return status === 303 && (await rowsOf(site.stores, path)) === rows;
      },
    ],
    [
      "a new answer is taken",
      async () => (await site.ask(`/${path}`, { fields: goodReply() })).status === 303,
    ],
  ];
  for (const [what, isRight] of expected)
    tally.note(fault, what, (await isRight()) ? {} : { lost: "it is not so" });
}
