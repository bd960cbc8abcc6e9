import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as v from "valibot";
import { withStore } from "../../../cli/store.ts";
import { root } from "../../../scripts/paths.ts";
import { publishedSchema, type PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { heroes, openings, timelines } from "#app/designs/index.generated.ts";

const template = v.object({
  languages: v.array(v.picklist(languages)),
  theme: v.object({
    hero: v.picklist(heroes),
    opening: v.picklist(openings),
    timeline: v.picklist(timelines),
  }),
});

export type Design = { number: string } & v.InferOutput<typeof template>;

/** The catalogue's designs: number, languages, cover, opening and timeline. */
export const designs: Design[] = globSync("content/templates/[0-9]*.json", { cwd: root })
  .toSorted()
  .map((file) => ({ number: basename(file, ".json"), ...v.parse(template, readJson(file)) }));

/** A design for each kind of a part, as one for each opening. */
export function oneOfEach(part: keyof Design["theme"]): Design[] {
  const kinds = new Map(designs.map((design) => [design.theme[part], design]));
  return [...kinds.values()];
}

/** Publishes a copy of a design with the longest names of the packs. @returns its path. */
export async function publishLongNames({ number }: Design): Promise<string> {
  const [name, other] = longest("names");
  const [surname] = longest("surnames");
  return withStore(false, async ({ content }) => {
    const text = await content.get(`invitation:templates/${number}`);
    const design = v.parse(publishedSchema, JSON.parse(text ?? "null"));
    const slug = `${number}-long`;
    const renamed: PublishedInvitation = {
      ...design,
      slug,
      path: `templates/${slug}`,
      aliases: [],
      hosts: renamedHosts(design.hosts),
    };
    await content.put(`invitation:${renamed.path}`, JSON.stringify(renamed));
    return `/${renamed.path}`;
  });

  function renamedHosts(hosts: PublishedInvitation["hosts"]): PublishedInvitation["hosts"] {
    if ("groom" in hosts)
      return {
        groom: { ...hosts.groom, name },
        bride: { ...hosts.bride, name: other },
      };
    const { child, person } = { child: undefined, person: undefined, ...hosts };
    if (child) return { ...hosts, child: { ...child, name, surname: child.surname && surname } };
    if (person) return { person: { ...person, name, surname: person.surname && surname } };
    return hosts;
  }
}

type Texts = Record<Language, string>;

/** The two longest texts of a pack in each language. */
function longest(pack: string): [Texts, Texts] {
  const pick = (place: number) =>
    v.parse(
      texts,
      Object.fromEntries(
        languages.map((language) => {
          const all = v.parse(
            v.record(v.string(), v.string()),
            readJson(`content/locales/${language}/${pack}.json`),
          );
          return [language, Object.values(all).toSorted((a, b) => b.length - a.length)[place]];
        }),
      ),
    );
  return [pick(0), pick(1)];
}

const texts = v.object(v.entriesFromList(languages, v.string()));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}
