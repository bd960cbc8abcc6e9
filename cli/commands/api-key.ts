import * as v from "valibot";
import { listStudioKeys, type ApiKey } from "#app/domain/api-key/data.server.ts";
import { dayMs, invitationsAtMost } from "#app/domain/api-key/limits.ts";
import {
  createStudioKey,
  extendStudioKey,
  revokeKey,
} from "#app/domain/api-key/mutations.server.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { pathOf, requirePublished } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import {
  count,
  momentText,
  notFound,
  print,
  say,
  sayRows,
  wrongUsage,
  type Options,
} from "../output.ts";
import { siteOrigin } from "../site-address.ts";
import type { Store } from "../store.ts";

export const command = defineCommand({
  after: "link",
  description: "a key by which a planner's program reads the replies of several invitations",
  arguments: ["[name]", "[kind/slug...]"],
  options: {
    "--days <days>": "how long it works, 365 unless given",
    "--add": "let the key of that name read these invitations too",
    "--revoke": "end it, or what it may read of the invitations named",
  },
  examples: [
    "api-key 'Hayk, planner' wedding/anna-arman wedding/narek-mariam --remote",
    "api-key 'Hayk, planner' wedding/ani-davit --add --remote",
    "api-key 'Hayk, planner' --revoke --remote",
    "api-key --remote",
  ],
  guarantee: { changes: "storage", again: "more" },
  answer: v.union([
    v.strictObject({
      name: v.string(),
      key: v.string(),
      invitations: shapes.words,
      expiresAt: shapes.moment,
    }),
    v.strictObject({ name: v.string(), added: v.number() }),
    v.strictObject({ name: v.string(), revoked: v.number() }),
    v.strictObject({
      keys: v.array(
        v.strictObject({
          name: v.string(),
          invitations: shapes.words,
          createdAt: shapes.moment,
          expiresAt: shapes.moment,
          lastUsedAt: v.nullable(shapes.moment),
        }),
      ),
    }),
  ]),
  /**
   * Makes a key by which one planner's program reads the answers of these invitations; `--add`
   * lets it read further ones, `--revoke` ends it, or what it may read of those named. Without a
   * name it lists the studio's keys.
   */
  async run(typedName, addresses, options, open) {
    if (options.add && options.revoke)
      throw wrongUsage("--add lets a key read more and --revoke less: choose one.");
    const name = typedName?.trim();
    if (name === undefined) {
      if (options.revoke || options.add)
        throw wrongUsage("Name whose key: api-key 'Hayk, planner'");
      return listKeys(await open(), options);
    }
    if (name === "" || name.length > longestName || /^\w+\/[\w-]+$/.test(name))
      throw wrongUsage(
        `Expected first whose key it is, as in 'Hayk, planner', at most ${longestName} characters.`,
      );
    if (addresses.length > invitationsAtMost)
      throw wrongUsage(`One key reads at most ${invitationsAtMost} invitations.`);
    const days = daysOf(options);
    const store = await open();
    if (options.revoke) return revoke(store, name, addresses, options);
    if (addresses.length === 0)
      throw wrongUsage(
        "Name the invitations that it reads: api-key 'Hayk, planner' wedding/anna-arman",
      );
    const paths: string[] = [];
    for (const address of addresses)
      paths.push((await requirePublished(store.content, address, options)).path);
    return options.add
      ? add(store, name, paths, options)
      : make(store, { name, days }, paths, options);
  },
});

/** Characters of a name. */
const longestName = 60;

/** Days that a key works, unless another number is given; the most is three years. */
const keyDays = { usual: 365, most: 3 * 365 };

type KeyOptions = Options & { days?: string; add?: boolean; revoke?: boolean };

async function make(
  { db }: Store,
  { name, days }: { name: string; days: number },
  invitations: string[],
  options: KeyOptions,
) {
  const now = Date.now();
  const expiresAt = now + days * dayMs;
  const records = recordsOf(db, "key-made", invitations, name);
  const key = await createStudioKey(db, invitations, { name, expiresAt }, now, records);
  const origin = await siteOrigin(options);
  say(
    options,
    `Send this key to ${name} alone; it cannot be shown again. It reads ${count(invitations.length, "invitation")} until ${momentText(expiresAt)}; ${origin}/api describes how:`,
  );
  print(options, key);
  return { name, key, invitations, expiresAt };
}

/** Records of the studio's key in each couple's log. */
function recordsOf(
  db: D1Database,
  kind: "key-made" | "key-ended",
  invitations: readonly string[],
  name: string,
): D1PreparedStatement[] {
  const now = Date.now();
  return [...new Set(invitations)].map((invitation) =>
    recordChange(db, { invitation, person: null, now }, kind, { name }),
  );
}

function daysOf({ days: typed }: KeyOptions): number {
  if (typed === undefined) return keyDays.usual;
  const number = Number(typed);
  if (Number.isInteger(number) && number >= 1 && number <= keyDays.most) return number;
  throw wrongUsage(`Expected --days 1 to ${keyDays.most}.`);
}

async function add({ db }: Store, name: string, paths: string[], options: KeyOptions) {
  const rights = await requireKey(db, name);
  const invitations = new Set(rights.map(({ invitation }) => invitation));
  const further = paths.filter((path) => !invitations.has(path));
  const records = recordsOf(db, "key-made", further, name);
  const id = onlyId(rights, name);
  const added = await extendStudioKey(db, id, further, Date.now(), records);
  say(options, `The key of ${name} reads ${count(added, "further invitation")}.`);
  return { name, added };
}

async function revoke(
  { db }: Store,
  name: string,
  addresses: readonly string[],
  options: KeyOptions,
) {
  const paths = addresses.map(pathOf);
  const rights = (await listStudioKeys(db)).filter(
    (right) => right.name === name && (paths.length === 0 || paths.includes(right.invitation)),
  );
  if (rights.length > 0)
    await ask(
      `End what ${name} reads of ${rights.map(({ invitation }) => invitation).join(", ")}`,
      "The key is as it was.",
      options,
    );
  for (const right of rights) {
    const records = recordsOf(db, "key-ended", [right.invitation], name);
    await revokeKey(db, right, Date.now(), records);
  }
  say(
    options,
    rights.length === 0
      ? `${name} has no key that reads it.`
      : `${name} reads ${count(rights.length, "invitation")} no more.`,
  );
  return { name, revoked: rights.length };
}

async function requireKey(db: D1Database, name: string): Promise<ApiKey[]> {
  const rights = (await listStudioKeys(db)).filter((right) => right.name === name);
  if (rights.length === 0)
    throw notFound(`${name} has no key: npm run studio -- api-key lists who has one.`);
  return rights;
}

function onlyId(rights: readonly ApiKey[], name: string): string {
  const [id = "", ...others] = new Set(rights.map((right) => right.id));
  if (others.length === 0) return id;
  throw wrongUsage(`${name} has several keys: end them, and make one for all invitations.`);
}

async function listKeys({ db }: Store, options: Options) {
  const rights = await listStudioKeys(db);
  const keys = [...Map.groupBy(rights, ({ id }) => id).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const used = rows.flatMap(({ lastUsedAt }) => lastUsedAt ?? []);
    return {
      name: first.name,
      invitations: rows.map(({ invitation }) => invitation),
      createdAt: Math.min(...rows.map(({ createdAt }) => createdAt)),
      expiresAt: first.expiresAt,
      lastUsedAt: used.length > 0 ? Math.max(...used) : null,
    };
  });
  sayRows(
    options,
    "The studio has made no key for a planner.",
    ["NAME", "READS", "UNTIL", "LAST READ"],
    keys.map(({ name, invitations, expiresAt, lastUsedAt }) => [
      name,
      invitations.join(" "),
      momentText(expiresAt),
      lastUsedAt === null ? "–" : momentText(lastUsedAt),
    ]),
  );
  return { keys };
}
