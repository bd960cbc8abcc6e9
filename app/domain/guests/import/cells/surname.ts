/** Endings of surnames that first names do not have. */
const surname =
  /(?:(?:յան|եան|ունի|յանց|ենց)(?:ներ[ըի]?)?|\p{Script=Cyrillic}{2}(?:ян|янц|ова?|ева?)ы?|[a-z]{3}(?:yans?|yants))$/iu;
const armenianPlural = /(յան|եան|ունի|յանց|ենց)ներ[ըի]?$/u;
const russianPlural = /(ян|ов|ев|ёв|ин|ын)ы$/iu;
const latinPlural = /([a-z]{3}[yi]an)s$/iu;
/** Russian first names of men that end as those of women do. */
const men = /^(?:илья|никита|данила|лука|фома|кузьма|савва)$/iu;

/** First names that end as Latin forms of Armenian surnames do. */
const firstNames =
  /^(?:adrian|brian|bryan|christian|cristian|damian|dorian|fabian|florian|gillian|ian|jillian|julian|kilian|killian|kristian|lilian|lillian|marian|maximilian|ryan|sebastian|vivian|yan)$/iu;
const surnameOfList =
  /(?:ян|янц|ов|ова|ев|ева|ёв|ёва|ин|ина|ский|ская|цкий|цкая|енко|швили|дзе)$|[a-z](?:yan|ian|yants|iants|ov|ova|ev|eva|off|sky|skaya|ski|enko|shvili)$/iu;

/** True if a word that stands before a comma is a surname: more endings are sure there. */
export function isSurnameBeforeComma(word: string): boolean {
  return isSurname(word) || (surnameOfList.test(word) && !firstNames.test(word) && !isName(word));
}

/** Short words in Russian letters that end so are first names: Ева, Нина, Ян, Лев. */
function isName(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word) && word.length < 6;
}

/** True if a word looks like a surname, in the singular or the plural. */
export function isSurname(word: string): boolean {
  return surname.test(word);
}

/** True if a text is a surname in the plural: «Սարգսյաններ», «Саргсяны», "Sargsyans". */
export function isPluralSurname(text: string): boolean {
  return !/\s/.test(text) && isSurname(text) && singularOf(text) !== text;
}

/** A surname in the plural as one person's; any other word stays as it is. */
export function singularOf(word: string): string {
  return word.replace(armenianPlural, "$1").replace(russianPlural, "$1").replace(latinPlural, "$1");
}

/** Ивановы are Иван Иванов and Мария Иванова; Armenian surnames are the same for both. */
export function feminine(name: string, plural: string, singular: string): string {
  const isRussian = /(?:ов|ев|ёв|ин|ын)ы$/iu.test(plural);
  return isRussian && /[ая]$/iu.test(name) && !men.test(name) ? `${singular}а` : singular;
}
