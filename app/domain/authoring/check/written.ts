import { writtenTexts, type LanguageText } from "#app/i18n/lint.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";

/** A text of a definition with the name of its field, and the kind of section it is in. */
export type FieldText = LanguageText & { field: string; section: string | undefined };

/** Fields with names of people, companies and places, or with addresses. */
const nameFields = ["name", "surname", "address", "place", "holder", "bank", "names", "sides"];

/** All texts that a definition itself writes, not those of language packs. */
export function fieldTexts(definition: Definition | Template): FieldText[] {
  return writtenTexts(definition).map((written) => {
    const [top, index] = written.path;
    const field = written.path.slice(0, -1).findLast((key) => typeof key === "string");
    const section = top === "sections" ? definition.sections[Number(index)]?.type : undefined;
    return { ...written, field: String(field), section };
  });
}

export function isName({ field }: FieldText): boolean {
  return nameFields.includes(field);
}

/** True if a text is the name or surname of a person who invites, a family among them. */
export function isPersonsName({ field, path }: FieldText): boolean {
  const [top, role] = path;
  return top === "hosts" && role !== "company" && (field === "name" || field === "surname");
}

/** True if a text is the name of any host, which its cover shows in large letters. */
export function isHostsName({ field, path: [top] }: FieldText): boolean {
  return top === "hosts" && field === "name";
}

/** The same text without links, addresses and names of accounts, whose letters are Latin anywhere. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/https?:\/\/\S+|www\.\S+|\S*@\S+|#[\p{L}\p{N}_]+/gu, " ");
}
