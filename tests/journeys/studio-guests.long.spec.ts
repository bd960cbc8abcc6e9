import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./support/fixtures.ts";

/** A demo whose guests no other journey touches. */
const address = "wedding/demo";

type Imported = { added: object[]; changed: object[]; same: object[]; doubles: object[] };
type Link = { id: string; salutation: string; phone: string | null; link: string };

test("staff import a sheet of guests, send links, and change their mind", async ({
  studio,
  studioJson,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "guests-"));
  const sheet = join(folder, "guests.csv");
  const table = join(folder, "export.csv");
  await writeFile(
    sheet,
    "Անուն;Քանակ;Հեռախոս\nԱրամ և Նարե Սարգսյաններ;2;091123456\nAni Petrosyan +1;;\nАни Петросян;1;\nԿարեն;շատ;\n",
  );

  const refused = await studio("guests", "import", address, sheet);
  expect(refused).toMatchObject({ code: 4 });
  expect(refused.complaints).toContain("are as they were");
  expect(refused.out).toContain("3 new");
  expect(refused.out).toContain("line 4: Ани Петросян: the same names as line 3");
  expect(refused.out).toContain("line 5: a number that cannot be read");
  expect((await studio("guests", "import", address, join(folder, "none.csv"))).code).toBe(3);

  const imported = await studioJson<Imported>("guests", "import", address, sheet, "--yes");
  expect(imported).toMatchObject({ added: [{}, {}, {}], changed: [], same: [], doubles: [{}] });
  const again = await studioJson<Imported>("guests", "import", address, sheet, "--yes");
  expect(again).toMatchObject({ added: [], changed: [], same: [{}, {}, {}], doubles: [{}] });

  const [first, second] = await studioJson<Link[]>("guests", "links", address);
  expect(first).toMatchObject({ salutation: "Սիրելի՛ Արամ և Նարե", phone: "+37491123456" });
  expect(first?.link).toMatch(/\/wedding\/demo\?g=\w{8}$/);
  expect((await studio("guests", "links", address)).out).toContain(
    `Սիրելի՛ Արամ և Նարե\t'+37491123456\t${first?.link}\n`,
  );

  expect((await studio("guests", "export", address, "--out", table)).code).toBe(0);
  expect((await stat(table)).mode & 0o777).toBe(0o600);
  expect(await readFile(table, "utf8")).toContain('"Արամ Սարգսյան; Նարե Սարգսյան"');
  const back = await studioJson<Imported>("guests", "import", address, table, "--yes");
  expect(back).toMatchObject({ added: [], changed: [], same: [{}, {}, {}], doubles: [] });

  const renewed = await studioJson<Link>("guests", "renew", address, first?.id ?? "", "--yes");
  expect(renewed.link).not.toBe(first?.link);
  expect((await studio("guests", "remove", address, second?.id ?? "")).code).toBe(4);
  expect((await studio("guests", "remove", address, second?.id ?? "", "--yes")).code).toBe(0);
  const listed = await studio("guests", "list", address);
  expect(listed.out).toContain("Արամ Սարգսյան, Նարե Սարգսյան");
  expect(listed.out).not.toContain("Petrosyan");
  expect(listed.out).toContain("2 households, 3 seats; 0 coming, 2 silent");
  expect(await studioJson<object[]>("guests", "list", address)).toMatchObject([
    { answer: "silent", heads: 0 },
    { answer: "silent", heads: 0 },
  ]);
  await rm(folder, { recursive: true });
});
