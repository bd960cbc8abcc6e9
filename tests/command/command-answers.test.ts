import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import * as v from "valibot";
import { pathOf } from "../../cli/content.ts";
import { loadCommand } from "../../cli/load-command.ts";
import { keepStorageOpen, studio } from "./support/command-session.ts";
import { answer, compared, dryAnswer, onStorage } from "./support/compared-answers.ts";
import { leaves } from "./support/leaves.ts";
import { writeCard } from "./support/world.ts";
import { placeOrder } from "./support/command-orders.ts";

// A film of twelve seconds takes a minute.
vi.mock(import("../../cli/pictures/film-plan.ts"), async (original) => ({
  ...(await original()),
  filmSeconds: 0.5,
}));

keepStorageOpen();

const address = "wedding/anna-arman";
const file = () => pathOf(`content/invitations/${address}.json`);
const edit = (from: string | RegExp, to: string, path = file()) =>
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(from, to));

beforeAll(() => {
  vi.stubEnv("PUBLIC_URL", "http://localhost:9");
  vi.stubEnv("TELEGRAM_BOT_NAME", "hraver_bot");
});

test("publishing, looking at it, and going back", async () => {
  const publishing = ["--yes", "--no-pictures"];
  expect(await dryAnswer("publish", address)).toMatchObject({ dryRun: true, writes: 3 });
  await answer("publish", address, ...publishing);
  expect(await answer("list", "--search", "Արման anna")).toMatchObject([{ path: address }]);
  expect(await answer("list", "--search", "nobody")).toEqual([]);
  expect(await answer("show", `${address}-am`)).toMatchObject({
    url: `http://localhost:9/${address}`,
  });
  expect(await answer("open", `https://x.example/${address}/en`, "--language", "ru")).toEqual({
    path: address,
    url: `http://localhost:9/${address}/ru`,
  });
  expect(await answer("diff", address)).toMatchObject({ state: "unchanged", changes: [] });
  edit(/"reply": \{/g, '"reply": { "telegram": true,');
  expect(await answer("diff", address)).toMatchObject({
    state: "changed",
    version: 1,
    stale: false,
    changes: [{ path: "reply.telegram", after: true }],
  });
  await answer("publish", address, ...publishing);
  await answer("history", address);
  expect(await dryAnswer("rollback", address, "1")).toMatchObject({ version: 3 });
  await answer("rollback", address, "1", ...publishing);
  expect(await answer("pull", address, "--yes")).toMatchObject({ version: 3 });
  edit(/"reply": \{/g, '"reply": { "telegram": true,');
  await answer("publish", address, ...publishing);
  expect(await answer("telegram", address)).toMatchObject({ chats: 0 });
  expect(await answer("telegram", "--team")).toMatchObject({ chats: 0 });
  const { token } = await answer<{ token: string }>("link", address);
  const placed = await answer("where", `${address}-am`);
  expect(placed).toMatchObject({
    path: address,
    version: 4,
    order: null,
    files: expect.arrayContaining([
      { what: "definition", file: `content/invitations/${address}.json`, isHere: true },
      { what: "design", file: "app/designs/1002-pomegranate", isHere: true },
      { what: "cover", file: "app/designs/shared/medallion/cover.tsx", isHere: true },
    ]),
    addresses: expect.arrayContaining([
      { what: "ru", url: `http://localhost:9/${address}/ru` },
      { what: "also", url: `http://localhost:9/${address}-am` },
    ]),
  });
  expect((await studio("where", address)).out).toContain("studio -- link");
  expect((await studio("where", address)).out + JSON.stringify(placed)).not.toContain(token);
  expect(await answer("where", "1030")).toMatchObject({
    path: "templates/1030",
    files: expect.arrayContaining([
      { what: "design", file: "app/designs/1030-little-cloud", isHere: true },
    ]),
  });
  expect(await answer("link", address, "--revoke", "--yes")).toEqual({ revoked: 1 });
  await answer("api-key", "Hayk", address);
  await answer("api-key", "Hayk", "--revoke", "--yes");
  expect(await answer("replies export", address)).toEqual([]);
});

test("exit codes and did-you-mean of addresses, states, numbers and palettes", async () => {
  for (const [code, words, said] of [
    [3, ["show", "wedding/anna-aman"], "Did you mean wedding/anna-arman?"],
    [3, ["history", "weding/anna-arman"], "Did you mean wedding/anna-arman?"],
    [3, ["rollback", address, "99"], "studio -- history"],
    [2, ["rollback", address, "three"], "is no version"],
    [2, ["orders", "list", "--state", "recieved"], "Did you mean received?"],
    [2, ["list", "--state", "opn"], "Did you mean open?"],
    [2, ["orders", "show", "12"], "six digits"],
    [2, ["where", "10300"], "six digits"],
    [3, ["where", "wedding/anna-aman"], "Did you mean wedding/anna-arman?"],
    [3, ["palette", "mine", "--from", "almnd"], "Did you mean almond?"],
    [3, ["new", "wedding/x", "--template", "1003", "--date", "1.1.2027 9:00"], "no design 1003"],
    [2, ["new", "weding/x", "--date", "12.06.2027 15:00"], "Did you mean wedding/x?"],
    [4, ["new", address, "--date", "12.06.2027 15:00"], "is there already"],
    [4, ["unpublish", address], "--yes"],
    [4, ["rename", address, "wedding/other"], "was published"],
  ] as const) {
    const ended = await studio(...words);
    expect({ code: ended.code, out: ended.out.includes("Error") }, words.join(" ")).toEqual({
      code,
      out: false,
    });
    expect(ended.complaints, words.join(" ")).toContain(said);
  }
});

test("a new file takes its date as it was typed, and refuses one that may be two days", async () => {
  const named = ["--groom", "Արման", "--bride", "Anna", "--template", "1002"];
  const twice = await studio("new", "wedding/typed", ...named, "--date", "12/06/2027 3pm");
  expect(twice.code).toBe(2);
  expect(twice.complaints).toContain("2027-06-12 or 2027-12-06");
  const rest = ["--place", "Գյումրի", "--deadline", "20.05.2027", "--email", "a@example.com"];
  await answer("new", "wedding/typed", ...named, "--date", "12 June 2027 3pm", ...rest);
  const written: unknown = JSON.parse(
    readFileSync(pathOf("content/invitations/wedding/typed.json"), "utf8"),
  );
  expect(written).toMatchObject({
    event: { start: "2027-06-12T15:00", place: { am: "Գյումրի" } },
    reply: { deadline: "2027-05-20", defaultEmail: "a@example.com" },
  });
});

test("guests by name", async () => {
  const sheet = join(process.env.INIT_CWD ?? "", "guests.csv");
  writeFileSync(sheet, "Name;Seats\nAni Petrosyan;2\nAram Sargsyan;many\nSum;3\n");
  const rows = ["guests import", address, sheet] as const;
  expect(await dryAnswer(...rows)).toMatchObject({ added: [{}, {}], written: false });
  expect(await answer(...rows, "--yes")).toMatchObject({ added: [{}, {}], written: true });
  const [first] = await answer<{ id: string }[]>("guests list", address);
  await answer("guests links", address);
  await answer("guests export", address);
  await answer("guests renew", address, first?.id ?? "", "--yes");
  await answer("guests remove", address, first?.id ?? "", "--yes");
});

test("an order, from the first look to the mail that was given up", async () => {
  const { number } = await onStorage(({ db }) => placeOrder(db, "Narek & Mariam"));
  const other = await onStorage(({ db }) => placeOrder(db, "Lilit & Arman"));
  await answer("orders list", "--state", "received");
  expect(await dryAnswer("orders mark", String(other.number), "cancelled")).toEqual({
    number: other.number,
    state: "cancelled",
    before: "received",
    dryRun: true,
  });
  const made = await answer<{ invitation: string; file: string }>("new", "--order", `${number}`);
  expect(await answer("where", `${number}`)).toMatchObject({
    path: made.invitation,
    order: number,
  });
  const path = pathOf(made.file);
  edit(/"2027-09-04T"/g, '"2027-09-04T16:00"', path);
  edit(/: ""/g, ': "Աշտարակ"', path);
  const moved = "wedding/narek-mariam-2027";
  expect(await dryAnswer("rename", made.invitation, moved)).toMatchObject({ dryRun: true });
  expect(await answer("rename", made.invitation, moved)).toMatchObject({ order: number });
  expect(await answer("check", moved)).toMatchObject({ checked: 1, problems: [] });
  expect(await dryAnswer("preview", moved)).toMatchObject({
    notified: false,
    mail: { to: expect.stringContaining("@example.com") },
  });
  expect(await answer("preview", moved)).toMatchObject({ revision: 1, notified: true });
  expect(await answer("today")).toMatchObject({ unanswered: [], withCustomer: [{ number }] });
  await answer("orders mark", `${number}`, "approved");
  expect(await answer("today")).toMatchObject({
    newOrders: [{ number: other.number }],
    toPublish: [{ number, invitation: moved }],
    deadMail: [],
  });
  const trial = await answer<{ id: string }>("outbox test");
  expect(trial).toMatchObject({ recipient: "studio@hraver.am" });
  const waiting = await answer<{ id: string }[]>("outbox list");
  expect(waiting.map(({ id }) => id)).toContain(trial.id);
  const [one, two] = waiting.map(({ id }) => id);
  await onStorage(({ db }) => db.prepare("UPDATE outbox SET state = 'dead'").run());
  expect(await dryAnswer("outbox retry", one ?? "")).toMatchObject({ wouldRetry: [one] });
  expect(await answer("outbox retry", one ?? "", "--yes")).toMatchObject({ retried: 1 });
  expect(await answer("outbox settle", two ?? "", "--yes")).toMatchObject({ settled: 1 });
  expect(await answer("outbox settle", two ?? "", "--undo", "--yes")).toEqual({
    unsettled: 1,
    refused: [],
  });
});

test("what else is done about an order", async () => {
  const ordered = { accessories: { menu: 40 } };
  const { number } = await onStorage(({ db }) => placeOrder(db, "Gor & Nare", ordered));
  await answer("orders goods", `${number}`, "made");
  await answer("orders note", `${number}`, "the hour comes on Friday");
  await answer("orders photos", `${number}`);
  await answer("orders assign", `${number}`);
  await answer("orders due", `${number}`, "1.1.2020");
  await answer("orders price", `${number}`, "27 000");
  await answer("orders contact", `${number}`, "--phone", "091 234568", "--yes");
  await answer("orders paid", `${number}`, "--by", "cash", "--yes");
  expect(await answer("today")).toMatchObject({ overdue: [{ number, due: "2020-01-01" }] });
  await answer("staff-link", "Ani");
  expect(await answer("staff-link")).toMatchObject({ links: [{ name: "Ani" }] });
  const revoked = await answer("staff-link", "Ani", "--revoke", "--yes");
  expect(revoked).toEqual({ name: "Ani", revoked: 1 });
  await answer("orders cancel", `${number}`, "--reason", "they called", "--yes");
  await answer("orders refunded", `${number}`, "1 000", "--by", "cash", "--yes");
  await answer("orders settle", `${number}`);
  const { mails } = await answer<{ mails: { id: string }[] }>("orders show", `${number}`);
  await answer("orders abort", `${number}`, `${mails[0]?.id}`, "--yes");
  await answer("orders resend", `${number}`, `${mails[0]?.id}`, "--yes");
});

test("files, texts and colours", async () => {
  expect(await answer("new", "wedding/copied", "--from", address)).toMatchObject({
    from: `content/invitations/${address}.json`,
  });
  await answer("extend", "wedding/copied", "--until", "2028-12-31");
  expect(await answer("password", address, "--remove")).toMatchObject({ password: false });
  await answer("palette", "of-our-own", "--from", "almond");
  await answer("translations");
  expect(await answer("translations", "--clear")).toEqual({ cleared: 0 });
  const music = join(import.meta.dirname, "../../content/media/kanon.mp3");
  expect(await answer("media add", music)).toMatchObject({ media: ["media/kanon.mp3"] });
  expect(await answer("media list")).toContainEqual(
    expect.objectContaining({ name: "media/kanon.mp3", isHere: true, missing: 0 }),
  );
  expect(await answer("media fetch", address)).toEqual({ fetched: [], missing: [] });
  const [unused] = await answer<{ name: string }[]>("media unused");
  expect(await dryAnswer("media rm", unused?.name ?? "")).toMatchObject({
    removed: [unused?.name],
  });
  expect(await answer("media orphans")).toEqual({ orphans: [], removed: false });
  for (const name of ["schema", "brand"]) expect(await answer(name)).toEqual({ written: [] });
  writeCard("wedding/as-a-card");
  await answer("publish", "wedding/as-a-card", "--yes", "--no-pictures");
  expect(await answer("deliver", "wedding/as-a-card")).toMatchObject({ order: null });
  await answer("card", "fox", "--names", "Ani", "--forms", "4x5", "--out", "drawn");
  await answer("film", "pen", "--names", "Ani", "--out", "drawn");
});

test("a guest's, a couple's and a customer's data, and what is brought back", async () => {
  const out = ["--out", join(process.env.INIT_CWD ?? "", "exported")];
  const sheet = join(process.env.INIT_CWD ?? "", "guests.csv");
  writeFileSync(sheet, "Name\nGor Avagyan\n");
  await answer("guests import", address, sheet, "--yes");
  const guest = [address, "Gor Avagyan"];
  expect(await answer("export guest", ...guest, ...out)).toMatchObject({
    files: expect.arrayContaining(["data.json"]),
  });
  const { begunAt } = await answer<{ begunAt: string }>("backup now");
  expect(await answer("backup list")).toMatchObject([{ begunAt, isFinished: true }]);
  expect(await dryAnswer("forget guest", ...guest)).toHaveProperty("wouldDelete");
  expect(await answer("forget guest", ...guest, "--yes")).toMatchObject({ of: "guest" });
  expect(await dryAnswer("restore", "--at", begunAt)).toHaveProperty("backup");
  await answer("restore", "--at", begunAt, "--yes");
  const left = await answer<{ people: { name: string }[] }[]>("guests list", address);
  expect(left.flatMap(({ people }) => people.map(({ name }) => name))).not.toContain("Gor Avagyan");
  const { number } = await onStorage(({ db }) => placeOrder(db, "Ani & Davit"));
  await answer("export order", `${number}`, ...out);
  expect(await answer("forget order", `${number}`, "--yes")).toMatchObject({ of: "order" });
  await answer("export invitation", address, ...out);
  expect(await dryAnswer("forget invitation", address)).toHaveProperty("wouldDelete");
  await answer("forget again");
});

test("taking it down, and what is left to look at", async () => {
  expect(await dryAnswer("unpublish", address)).toMatchObject({
    removed: [],
    wouldRemove: expect.arrayContaining([address]),
  });
  await answer("unpublish", address, "--yes");
  expect(await answer("whoami")).toMatchObject({ person: "Ani", site: "http://localhost:9" });
  const schema = v.object({
    areas: v.array(v.object({ area: v.string(), findings: v.array(v.any()) })),
  });
  const given: unknown = JSON.parse((await studio("doctor", "--json")).out);
  expect(v.safeParse((await loadCommand("doctor")).answer ?? schema, given).issues).toBeUndefined();
  const { areas } = v.parse(schema, given);
  const storage = areas.find(({ area }) => area === "Storage")?.findings;
  expect(storage).toContainEqual({ mark: "good", text: expect.stringContaining("migrations") });
  compared.add("doctor");
  expect(await answer("forget invitation", address, "--yes")).toMatchObject({ of: "invitation" });
});

test("the answer of every command was compared with its schema", () => {
  const printing = ["completion"];
  const names = leaves.map(({ name }) => name).filter((name) => !printing.includes(name));
  expect(names.filter((name) => !compared.has(name))).toEqual([]);
});
