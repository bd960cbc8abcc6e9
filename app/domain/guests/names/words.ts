import {
  isSurname,
  isSurnameBeforeComma,
  singularOf,
} from "#app/domain/guests/import/cells/surname.ts";
import { spellingOf } from "#app/domain/guests/names/spelling.ts";

/** A word of a name as it sounds. */
export type NameWord = { sound: string; isSurname: boolean };

/** Words beside names: "the Petrosyan family", «Պետրոսյան ընտանիք», «Арам с семьёй, 4 человека». */
const besideNames = new Set(
  `ընտանիք ընտանիքը ընտանիքի ընտանիքով ընտանիքս ընտանիքից պարոն տիկին տիար օրիորդ հարգելի սիրելի
  թանկագին ջան հետ միասին մեր իր իրենց և եւ ու հոգի հոգով երեխաներ երեխաներով երեխաների yntanik yntaniq
  ntanik ntaniq entaniqov yntaniqov hogi hogov
  и семья семьи семью семьей семьёй семейство чета супруги с со вместе дети детьми наша чел человек
  человека господин госпожа дорогой дорогая дорогие уважаемый уважаемая уважаемые semya
  family families fam the and with mr mrs ms dear kids children people persons
  famille et avec la le les monsieur madame mme cher chère chers enfants personnes
  familie und mit herr frau liebe lieber kinder personen
  en met de het gezin dhr mevr mevrouw meneer beste lieve kinderen`
    .split(/\s+/)
    .flatMap((word) => spellingOf(word).split(" ")),
);

/** Hyphens and apostrophes between letters of any script, which join a word. */
const joints = /[-‐‑֊'’‘`´ʼʹ՚՛՜՞]/gu;

/**
 * Words that were read, by how they were written: a guest list's few hundred names and surnames stand
 * in thousands of answers, and one word takes 20 µs.
 */
const read = new Map<string, NameWord | null>();
const mostRead = 10_000;

/**
 * The words of a name as they sound, without those that only say that it is a family's: «Պետրոսյան
 * ընտանիք», «Петросяны» and "the Petrosyans" are one word. Each stands once.
 */
export function nameWordsOf(name: string): NameWord[] {
  const words = new Map<string, NameWord>();
  for (const written of name.toLowerCase().split(/[^\p{L}\p{M}\p{N}\-‐‑֊'’‘`´ʼʹ՚՛՜՞]+/u)) {
    const word = wordOf(written);
    if (word && !words.has(word.sound)) words.set(word.sound, word);
  }
  return [...words.values()];
}

/** The same, with the parts of double names too: Anna-Maria is found as Anna. */
export function everyWordOf(name: string): NameWord[] {
  return [...nameWordsOf(name), ...nameWordsOf(name.replaceAll(joints, " "))];
}

function wordOf(written: string): NameWord | null {
  const cachedWord = read.get(written);
  if (cachedWord !== undefined) return cachedWord;
  const word = readWord(written);
  if (read.size >= mostRead) read.clear();
  read.set(written, word);
  return word;
}

function readWord(written: string): NameWord | null {
  const word = singularOf(written.replace(/['’]s$/u, "")).replaceAll(joints, "");
  const sound = spellingOf(word).replaceAll(" ", "");
  if (sound === "" || besideNames.has(sound)) return null;
  const isOfFamily = isSurname(word) || (/[ie]an$/.test(word) && isSurnameBeforeComma(word));
  return { sound: familySound(sound), isSurname: isOfFamily };
}

/** Иванова is of the Ивановы, and Պետրոսեան is Պետրոսյան; "Petrosyanner" is Armenian in Latin letters. */
function familySound(sound: string): string {
  return sound.replace(/(.{2}[eo]v)a$/, "$1").replace(/(.{2})[ie]an(?:er[eiu]?|C)?$/, "$1ian");
}
