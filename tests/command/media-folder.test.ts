import { readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { machineAt, ownFolder, photoAt, writeContent } from "./support/media-machine.ts";

const anna = "wedding/anna-arman";

async function contentOf(machine: { content: string }, name: string): Promise<Buffer> {
  return readFile(join(machine.content, name));
}

test("of several files the bad ones are listed together and the others taken, each customer's in a folder of its own", async () => {
  const folder = await ownFolder();
  const machine = await machineAt(await writeContent(folder, []), join(folder, "state"));
  const sent = (name: string) => join(folder, "sent", name);
  await photoAt(sent("IMG_0042.JPG"), "#a03030");
  await photoAt(sent("Նշան.png"), "#3030a0", 0.5);
  await photoAt(sent("other/IMG_0042.JPG"), "#30a030");
  await writeFile(sent("fake.mp3"), "0123456789");

  const first = ["fake.mp3", "IMG_0042.JPG", "lost.jpg", "Նշան.png"].map(sent);
  const { out, code } = await machine.add([anna, ...first]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    media: [`media/${anna}/img-0042.jpg`, `media/${anna}/nshan.png`],
    refused: [{ file: sent("fake.mp3") }, { file: sent("lost.jpg") }],
  });
  const records: object = JSON.parse(String(await contentOf(machine, `media/${anna}/media.json`)));
  expect(records).toMatchObject({
    "img-0042.jpg": { picture: { width: 300, height: 200, placeholder: expect.any(String) } },
    "nshan.png": { picture: { formats: expect.arrayContaining(["png"]) } },
  });

  const other = await machine.add(["wedding/lilit-davit", sent("other/IMG_0042.JPG")]);
  expect(JSON.parse(other.out)).toMatchObject({
    media: ["media/wedding/lilit-davit/img-0042.jpg"],
  });
  expect(await contentOf(machine, "media/wedding/lilit-davit/img-0042.jpg")).not.toEqual(
    await contentOf(machine, `media/${anna}/img-0042.jpg`),
  );

  const clash = await machine.add([anna, sent("other/IMG_0042.JPG")]);
  expect(JSON.parse(clash.out).refused[0].message).toContain("Give yours another name with --as");
  const named = await machine.add([anna, sent("other/IMG_0042.JPG")], { as: "Եկեղեցի" });
  expect(JSON.parse(named.out).media).toEqual([`media/${anna}/yekeghetsi.jpg`]);
  const again = await machine.add([anna, sent("IMG_0042.JPG")]);
  expect(JSON.parse(again.out).media).toEqual([`media/${anna}/img-0042.jpg`]);

  const listed = await machine.list();
  expect(JSON.parse(listed.out)).toMatchObject(
    [
      `${anna}/img-0042.jpg`,
      `${anna}/nshan.png`,
      `${anna}/yekeghetsi.jpg`,
      "wedding/lilit-davit/img-0042.jpg",
    ].map((name) => ({ name: `media/${name}`, isHere: true, missing: 0, usedBy: [] })),
  );
});

test("a changed file is read again, one of the same size and time is not", async () => {
  const folder = await ownFolder();
  const content = await writeContent(folder, []);
  const file = join(content, "media/by-hand.mp3");
  const { readLibrary } = await libraryOf(content, folder);
  const hash = async () => {
    const medium = (await readLibrary()).get("media/by-hand.mp3");
    return medium && "hash" in medium ? medium.hash : null;
  };
  const write = async (text: string, seconds: number) => {
    await writeFile(file, text);
    await utimes(file, seconds, seconds);
  };
  await photoAt(join(content, "media/photo.jpg"), "#a03030");
  await write("one", 1_000);
  const first = await hash();
  // The same size and time, as no editor leaves them: the known hash is taken without reading.
  await write("two", 1_000);
  expect(await hash()).toBe(first);
  await write("two", 1_001);
  const second = await hash();
  expect(second).not.toBe(first);
  await write("three", 1_001);
  expect(await hash()).not.toBe(second);
  expect((await readLibrary()).get("media/photo.jpg")).toMatchObject({ width: 300, height: 200 });
});

async function libraryOf(content: string, folder: string) {
  await machineAt(content, join(folder, "state"));
  return import("../../cli/media-upload.ts");
}
