import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCloudflare, type CloudflareDouble } from "../support/cloudflare/server.ts";
import { studio } from "./support/command-session.ts";
import { staffCommand, usesOf } from "./support/documents.ts";
import { keepState } from "./support/kept-state.ts";
import { fillWorld, type World } from "./support/world.ts";

// A film of twelve seconds takes a minute.
vi.mock(import("../../cli/pictures/film-plan.ts"), async (original) => ({
  ...(await original()),
  filmSeconds: 0.5,
}));

/**
 * Every staff command that a document shows is run, on production's double: what it says of this
 * machine's storage too. Names in it are replaced by names of what is there.
 */
let cloudflare: CloudflareDouble;
let world: World;
let startAgain: () => void;

beforeAll(async () => {
  vi.stubEnv("PUBLIC_URL", "http://127.0.0.1:9");
  cloudflare = await startCloudflare();
  process.env.CLOUDFLARE_API_BASE_URL = cloudflare.base;
  world = await fillWorld(cloudflare);
  // The tests' content has none of the derived files, which `check` asks for.
  await studio("schema");
  startAgain = keepState(cloudflare);
});
afterAll(() => cloudflare.stop());

/** Commands that are not run, by how they begin, with the reason. */
const notRun: Readonly<Record<string, string>> = {
  "new wedding/tigran-lilit": "asks for names and dates in a terminal",
  "new wedding/your-new-slug": "asks for names and dates in a terminal",
  "password wedding/anna-arman": "asks for a password in a terminal",
  "password KIND/SLUG": "asks for a password in a terminal",
  "deliver wedding/anna-arman --remote": "the invitation of this test is a page, not a card",
};

/** Commands that end with another code than 0 where all is well, with the reason. */
const otherCodes: Readonly<Record<string, number>> = {
  // The site of this test does not run.
  doctor: 1,
};

const given = usesOf(staffCommand).map(({ match: [, words = ""] }) => words.trim());
/** A name alone, as in `check`, is a mention; with its arguments it is a command. */
const needsArguments = new Set([
  "card",
  "film",
  "media",
  "password",
  "publish",
  "preview",
  "new",
  "guests",
  "orders",
]);
const commands = [...new Set(given)]
  .filter((words) => !needsArguments.has(words))
  .filter((words) => !Object.keys(notRun).includes(words))
  .toSorted();

test("what is not run is in a document", () => {
  for (const words of Object.keys(notRun)) expect(given).toContain(words);
  expect(commands.length).toBeGreaterThan(50);
});

test.each(commands)("studio %s", async (text) => {
  startAgain();
  const words = [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain = ""]) => double ?? single ?? plain,
  );
  const [name = ""] = words;
  const further = ["--remote", "--yes"].filter((option) => !words.includes(option));
  const quick = ["publish", "rollback"].includes(name) ? ["--no-pictures"] : [];
  // The order of this test has no agreed sum.
  if (words[1] === "paid") further.push("--sum", "27000");
  const { code, complaints } = await studio(
    ...words.flatMap((word) => replaced(word, words)),
    ...(name === "completion" ? [] : [...further, ...quick]),
  );
  expect(code, complaints).toBe(otherCodes[name] ?? 0);
});

/** Words of this world for the kind that a document's example names. */
function replaced(word: string, words: readonly string[]): string | string[] {
  const [name = "", second = ""] = words;
  const names: Readonly<Record<string, string | string[]>> = {
    "KIND/SLUG": world.address,
    "wedding/anna-arman":
      name === "new" ? "wedding/another" : name === "rename" ? world.ordered : world.address,
    "wedding/anna-arman-2027": `${world.ordered}-2027`,
    "wedding/narek-mariam": name === "api-key" ? world.address : world.ordered,
    "wedding/tigran-lilit": name === "link" ? world.address : world.ordered,
    "wedding/your-new-slug": world.address,
    NAME:
      name === "schema"
        ? "list"
        : name === "palette"
          ? "of-our-own"
          : name === "media"
            ? world.unused
            : world.guest,
    "Aram Sargsyan": world.guest,
    "anna-rose": "of-our-own",
    NUMBER: world.order,
    "482137":
      second === "resend" || second === "abort"
        ? world.begun
        : second === "refunded" || second === "settle"
          ? world.called
          : world.order,
    "1a2b3c4d": world.mail,
    ID: name === "guests" ? world.household : world.dead[second === "retry" ? 0 : 1],
    VERSION: "1",
    DATE: world.backup,
    "2027-06-12": world.backup,
    FOLDER: join(process.env.INIT_CWD ?? "", `of-${second}`),
    "guests.xlsx": world.sheet,
    "~/Downloads/*.HEIC": [],
    "~/Downloads/song.mp3": world.song,
  };
  if (name === "rollback" && word === "3") return "1";
  return names[word] ?? word;
}
