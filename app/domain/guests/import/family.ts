import { isPluralSurname } from "#app/domain/guests/import/surname.ts";

const family = /(?:^|[^\p{L}])(?:ընտանի|գերդաստան|family|famille|familie|семь|семей)\p{L}*/iu;
const theFamily = /^the \p{Lu}\p{L}+s$/u;

/** Whether names are of a family as one: «Սարգսյանների ընտանիք», "The Smiths", «Саргсяны». */
export function isFamilyOf(names: readonly string[]): boolean {
  const [only = "", ...others] = names;
  return (
    names.some((name) => family.test(name) || theFamily.test(name)) ||
    (others.length === 0 && isPluralSurname(only))
  );
}
