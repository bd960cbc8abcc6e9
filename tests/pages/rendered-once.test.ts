import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { metadataFor } from "#app/domain/invitation/entry/metadata.ts";
import { aram, olga } from "../support/guest-list.ts";
import { attributesOf, textsOf, valueOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";

const read = async (address: string) => (await open(address)).text();

test("a form has a key of its own each time, and households never share what is theirs", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  await saveHouseholds(env.DB, path, { added: [aram, olga], changed: [] }, 1);
  const households = await listHouseholds(env.DB, path);
  const [keys, theirs] = [new Set<string>(), new Set<string>()];
  for (let visit = 0; visit < 4; visit += 1) {
    keys.add(valueOf(await read(`/${path}?change=1`), "key"));
    for (const { code, salutation } of households) {
      const html = await read(`/${path}?g=${code}`);
      expect(textsOf(html, ".greeting")).toEqual([salutation]);
      for (const other of households)
        expect(html.includes(String(other.code)), other.salutation).toBe(other.code === code);
      theirs.add(`${salutation} ${valueOf(html, "key")}`);
    }
  }
  expect(keys.size).toBe(4);
  expect(theirs.size).toBe(8);
  expect([...keys, ...theirs].every((key) => /[\da-f]{12}$/.test(key))).toBe(true);
});

/** A published wedding with this letter in all its languages. */
function withLetter(text: string) {
  const letter = { type: "message", text: { am: text, en: text, ru: text } } as const;
  return publish(env.CONTENT, weddingOf({ sections: [letter, { type: "reply" }] }));
}

test("each invitation shows its own letter", async () => {
  const [one, other] = [await withLetter("One letter"), await withLetter("Another letter")];
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await read(`/${one.path}/en?change=1`)).toContain("One letter");
    expect(await read(`/${other.path}/en?change=1`)).toContain("Another letter");
  }
});

test("a text that looks like a part's mark is a text", async () => {
  const mark = '<template data-fragment="0"></template>~~key~~';
  const { path } = await withLetter(mark);
  for (let visit = 0; visit < 3; visit += 1) {
    const html = await read(`/${path}?change=1`);
    expect(textsOf(html, ".letter p").join("")).toContain(mark);
    expect(attributesOf(html, "template", "data-fragment")).toEqual([]);
  }
});

test("an entry that was checked is read as it is, and one that was changed since is checked", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const key = `invitation:${path}`;
  const text = (await env.CONTENT.get(key)) ?? "";
  const metadata = await metadataFor(text);
  expect(metadata?.checked).toBeTruthy();
  const unknown = { type: "of-a-later-release", text: "unknown" };
  const later = JSON.parse(text);
  const other = JSON.stringify({ ...later, sections: [...later.sections, unknown] });
  // The note is of another text: the section that nobody knows is left out, as always.
  await env.CONTENT.put(key.replace(path, `${path}-2`), other, { metadata });
  expect((await open(`/${path}-2?change=1`)).status).toBe(200);
  expect((await metadataFor(other))?.checked).toBeUndefined();
});
