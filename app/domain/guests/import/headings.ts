import { fields, isField, type Field } from "#app/domain/guests/import/fields.ts";

/**
 * The headings of each field in Armenian, Russian, English, French, German and Dutch: whole ones, as
 * `plain` writes them, and words within longer ones. The more special stand first: «Երեխաների քանակ»
 * is of children.
 */
const headings: Record<Field, { whole: string; part: RegExp }> = {
  salutation: {
    whole:
      "դիմելաձև|դիմելաձևը|обращение|приветствие|salutation|greeting|formule d appel|anrede|begrüßung|aanhef|begroeting",
    part: /դիմելաձև|обращени|приветстви|salutation|greeting|formule d|anrede(?!form)|begrüßung|aanhef/u,
  },
  addressForm: {
    whole:
      "ձևաչափ|форма|форма обращения|formality|address form|form of address|tutoiement|vouvoiement|tutoiement ou vouvoiement|anredeform|du oder sie|aanspreekvorm",
    part: /ձևաչափ|formality|address form|form of address|tutoiement|vouvoiement|anredeform|aanspreekvorm/u,
  },
  children: {
    whole:
      "երեխա|երեխաներ|երեխաների քանակ|մանուկներ|дети|детей|количество детей|child|children|kid|kids|number of children|number of kids|minors|enfants|nombre d enfants|kinder|anzahl kinder|kinderen|aantal kinderen",
    part: word(
      "երեխա\\p{L}*|մանուկ\\p{L}*|дети|детей|детск\\p{L}*|реб[её]н\\p{L}*|child|children|kids?|minors?|enfants?|kind|kinder|kinderen",
    ),
  },
  adults: {
    whole:
      "մեծահասակ|մեծահասակներ|չափահասներ|взрослые|взрослых|adult|adults|number of adults|adultes|erwachsene|volwassenen",
    part: word(
      "մեծահասակ\\p{L}*|չափահաս\\p{L}*|взросл\\p{L}*|adults?|adultes?|erwachsene\\p{L}*|volwassen\\p{L}*",
    ),
  },
  surname: {
    whole:
      "ազգանուն|ազգանունը|фамилия|фамилии|surname|surnames|last name|last names|family name|nom de famille|noms de famille|nachname|nachnamen|familienname|zuname|achternaam|achternamen|familienaam",
    part: word(
      "ազգանուն\\p{L}*|фамили\\p{L}*|surnames?|last names?|family names?|noms? de famille|nachnamen?|familienname\\p{L}*|achterna\\p{L}*",
    ),
  },
  phone: {
    whole:
      "հեռախոս|հեռախոսահամար|հեռ|հեռ.|բջջային|телефон|тел|тел.|номер телефона|телефоны|мобильный|моб.|phone|phones|phone number|phone no.|telephone|tel|tel.|mobile|mobile number|mobile phone|cell|cell phone|whatsapp|viber|téléphone|telephone portable|téléphone portable|portable|numéro de téléphone|tél|tél.|telefon|telefonnummer|handy|handynummer|mobil|rufnummer|telefoon|telefoonnummer|mobiel|gsm",
    part: word(
      "հեռախոս\\p{L}*|բջջային|телефон\\p{L}*|мобильн\\p{L}*|phones?|mobile|cell|tel|whatsapp|viber|t[ée]l[ée]phone|tél|portable|telef\\p{L}*|handy\\p{L}*|rufnummer|mobiel\\p{L}*|mobil\\p{L}*|gsm",
    ),
  },
  sender: {
    whole:
      "ով է ուղարկում|ով է հրավիրում|ով է գրում|ուղարկող|кто отправляет|кто пишет|кто приглашает|отправитель|sender|sent by|who sends|sends|to be sent by|expéditeur|qui envoie|envoyé par|absender|wer sendet|wer schreibt|gesendet von|afzender|wie verstuurt|verstuurd door",
    part: word(
      "ուղարկող\\p{L}*|ուղարկում|отправител\\p{L}*|отправляет|sender|sends|sent by|exp[ée]diteur|envoie|absender|afzender|verstuurt",
    ),
  },
  side: {
    whole:
      "կողմ|ում կողմից|ում կողմից է|ում հյուրն է|сторона|чей гость|чьи гости|от кого|side|guest of|guests of|whose guest|whose guests|côté|cote|invité de|invités de|seite|wessen gast|wessen gäste|gast von|gäste von|kant|zijde|gast van|gasten van|bride or groom|bride/groom|groom or bride",
    part: word(
      "կողմ\\p{L}*|сторон\\p{L}*|чей|чьи|side|guests? of|c[ôo]t[ée]|invit[ée]s? de|seite|wessen|kant|zijde|gast(?:en)? van|gäste von",
    ),
  },
  tags: {
    whole:
      "ինչի են հրավիրված|куда приглашены|invited to|uitgenodigd voor|invités à|eingeladen zu|խումբ|խմբեր|պիտակ|պիտակներ|группа|группы|метка|метки|тег|теги|категория|tag|tags|group|groups|label|labels|category|étiquette|étiquettes|groupe|catégorie|schlagwort|schlagwörter|gruppe|gruppen|kategorie|groep|groepen|categorie|label",
    part: word(
      "խումբ\\p{L}*|խմբ\\p{L}*|պիտակ\\p{L}*|групп\\p{L}*|метк\\p{L}*|категори\\p{L}*|tags?|groups?|labels?|categor\\p{L}*|[ée]tiquettes?|cat[ée]gor\\p{L}*|schlagw\\p{L}*|stichw\\p{L}*|gruppen?|kategor\\p{L}*|groep\\p{L}*",
    ),
  },
  language: {
    whole: "լեզու|язык|lang|language|languages|langue|sprache|taal",
    part: word("լեզու\\p{L}*|язык\\p{L}*|languages?|langue|sprache|taal"),
  },
  postalAddress: {
    whole:
      "հասցե|հասցեն|հասցեներ|փոստային հասցե|տան հասցե|բնակության հասցե|адрес|адреса|почтовый адрес|домашний адрес|адрес проживания|адрес доставки|address|addresses|postal address|mailing address|home address|street address|full address|adresse|adresses|adresse postale|adresse complète|anschrift|anschriften|postanschrift|wohnanschrift|postadresse|adressen|adres|postadres|thuisadres|woonadres",
    part: word(
      "հասցե\\p{L}*|адрес\\p{L}*|address(?:es)?|adresses?|(?:wohn|post)?anschrift\\p{L}*|(?:post|woon|thuis)?adress?e?n?",
    ),
  },
  note: {
    whole:
      "նշում|նշումներ|ծանոթագրություն|մեկնաբանություն|заметка|заметки|примечание|примечания|комментарий|комментарии|note|notes|remark|remarks|comment|comments|remarque|remarques|notiz|notizen|anmerkung|anmerkungen|bemerkung|bemerkungen|kommentar|notitie|notities|opmerking|opmerkingen",
    part: word(
      "նշում\\p{L}*|ծանոթ\\p{L}*|մեկնաբան\\p{L}*|заметк\\p{L}*|примеч\\p{L}*|коммент\\p{L}*|notes?|remarks?|comments?|remarques?|notiz\\p{L}*|anmerk\\p{L}*|bemerk\\p{L}*|kommentar\\p{L}*|notitie\\p{L}*|opmerk\\p{L}*",
    ),
  },
  seats: {
    whole:
      "քանակ|քանակը|հյուրերի քանակ|մարդկանց քանակ|թիվ|տեղ|տեղեր|տեղերի քանակ|հոգի|մարդ|количество|кол-во|колво|количество гостей|кол-во гостей|количество человек|число|число гостей|мест|места|количество мест|персон|человек|гостей|number|number of guests|number of people|number of persons|number of seats|how many|headcount|head count|count|guest count|qty|quantity|seats|seats reserved|people|persons|pax|party size|party of|total guests|guests|nombre|nombre de places|nombre de personnes|nombre d invités|combien|places|personnes|anzahl|anzahl personen|anzahl gäste|anzahl der gäste|wie viele|plätze|personen|aantal|aantal personen|aantal gasten|hoeveel|plaatsen|zitplaatsen",
    part: word(
      "քանակ\\p{L}*|թիվ\\p{L}*|տեղ|տեղեր\\p{L}*|հոգի|մարդ|количеств\\p{L}*|кол-?во|числ[оа]|мест|места|персон\\p{L}?|человек|number of|how many|(?:head ?)?count|qty|quantity|seats?|people|persons?|pax|party size|guests? (?:count|number)|nombre|combien|places|anzahl|wie viele|pl[aä]tze?|aantal|hoeveel|plaatsen|personen|personnes",
    ),
  },
  names: {
    whole:
      "անուն|անունը|անուններ|անուն ազգանուն|ազգանուն անուն|անուն և ազգանուն|հյուր|հյուրեր|հյուրի անուն|հյուրերի անուններ|հրավիրյալ|հրավիրյալներ|ընտանիք|ընտանիքներ|имя|имена|фио|ф.и.о.|ф.и.о|имя и фамилия|фамилия и имя|имя фамилия|фамилия имя|гость|гости|имя гостя|имена гостей|приглашенные|приглашённые|семья|семьи|name|names|full name|full names|guest|guests|guest name|guest names|guest s name|name of guest|names of guests|invitee|invitees|household|households|household name|family|families|first name|first names|given name|given names|nom|noms|nom complet|nom et prénom|nom prénom|prénom|prénoms|prenom|invité|invités|nom de l invité|noms des invités|foyer|famille|familles|namen|vorname|vornamen|vor- und nachname|gast|gäste|name des gastes|namen der gäste|familie|familien|haushalt|naam|namen|voornaam|voornamen|voor- en achternaam|gasten|naam gast|naam van de gast|gezin|gezinnen|huishouden",
    part: word(
      "անուն\\p{L}*|հյուր\\p{L}*|հրավիր\\p{L}*|имя|имена|фио|ф\\.и\\.о|гост[ьи]|гост(?:я|ей)|приглаш\\p{L}*|names?|guests?|invitees?|households?|noms?|pr[ée]noms?|invit[ée]s?|vornamen?|namen|gäste|gast|gasten|naam|voorna\\p{L}*",
    ),
  },
};

/** Addresses to which no envelope goes: «Էլ. հասցե», «Электронный адрес», "Adresse mail". */
const electronic = word(
  "e-?mails?|mail|էլ|էլեկտրոնային|эл|электронн\\p{L}*|[ée]lectronique|elektronisch\\p{L}*|web|url|ip",
);
/** A part of an address in a column of its own. */
const addressParts = word(
  "city|town|zip|postal code|postcode|քաղաք\\p{L}*|город|индекс|ville|code postal|stadt|ort|wohnort|plz|woonplaats",
);

/** Headings of lists that are nothing of a household: parts of addresses, dates, answers, numbers of rows. */
const others = word(
  "փոստ|почта|street|city|town|state|province|zip|postal|postcode|country|region|քաղաք\\p{L}*|երկիր|բնակ\\p{L}*|улица|город|страна|индекс|жительства|straße|strasse|stadt|wohnort|plz|land|rue|ville|pays|code postal|straat|woonplaats|plaats|place|место|" +
    "տեղափոխ\\p{L}*|трансфер|транспорт|transport\\p{L}*|hotel|rooms?|отель|" +
    "rsvp|status|attending|attendance|response|answer|statut|статус|ответ|պատասխան\\p{L}*|придет|придёт|գալիս|" +
    "date|dates|birthday|birth|age|дата|возраст|ամսաթիվ|տարիք|datum|alter|timestamp|отметка времени|" +
    "tables?|стол|стола|սեղան\\p{L}*|tisch|tafel|meals?|menu|меню|diet\\p{L}*|allerg\\p{L}*|gifts?|подарок|նվեր|cadeau|geschenk|" +
    "relationship|relation|company|title|id|nr|no|link|url|invited by|plus one|partner|instagram|հ/հ|п п|п/п",
);
const rowNumber = /^(?:№|#|n|nr\.?|no\.?|n°|հ հ|п п|հ\/հ|п\/п)$/u;

/** First names in a column of their own; then a column that says "name" alone has surnames. */
const firstNames = /^(?:pr[ée]noms?|vornamen?|voorna(?:am|men)|first names?|given names?)$/u;
const nameAlone = /^(?:nom|noms|name|naam)$/u;
const fullNames = /(?:^|[^\p{L}])(?:անուն|имя|name|names|pr[ée]nom|vor-|voor-)(?!\p{L})/u;
const longestHeading = 40;

const byPrecedence = Object.keys(headings).filter(isField);
const wholes = new Map<string, Field[]>();
for (const field of fields)
  for (const heading of headings[field].whole.split("|"))
    wholes.set(heading, [...(wholes.get(heading) ?? []), field]);

function word(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");
}

/** What a heading says; a whole one is surer than a word within a longer one. */
export type Heading = {
  kind: "whole" | "part" | "other" | "unknown";
  /** "Guests" is a heading of names and of numbers. */
  fields: readonly Field[];
};

const other: Heading = { kind: "other", fields: [] };

/** Reads a heading. */
function readHeading(cell: string): Heading {
  const text = plain(cell);
  if (rowNumber.test(cell.trim().toLowerCase())) return other;
  if (!text || text.length > longestHeading) return { kind: "unknown", fields: [] };
  const exact = wholes.get(text) ?? wholes.get(text.replaceAll(/[.:*]+$/g, "").trim());
  if (exact) return { kind: "whole", fields: exact };
  const found = byPrecedence.find((field) => headings[field].part.test(text));
  // «Անուն, ազգանուն» is the full name.
  if (
    found === "surname" &&
    fullNames.test(text.replaceAll(/last name|family name|ազգանուն/gu, ""))
  )
    return { kind: "part", fields: ["names"] };
  // "Notes on the address" are notes, and the city of «Քաղաք, հասցե» stands in its address.
  const isSure = found === "note" || found === "addressForm" || found === "postalAddress";
  if (electronic.test(text) || (others.test(text) && !isSure)) return other;
  return found ? { kind: "part", fields: [found] } : { kind: "unknown", fields: [] };
}

/**
 * Headings of a row. A column that says "name" beside one of first names has surnames; an address
 * beside a column of cities is not a whole one, and an envelope without a city does not arrive.
 */
export function readHeadings(cells: readonly string[]): Heading[] {
  const hasFirstNames = cells.some((cell) => firstNames.test(plain(cell)));
  const read = cells.map((cell): Heading =>
    hasFirstNames && nameAlone.test(plain(cell))
      ? { kind: "whole", fields: ["surname"] }
      : readHeading(cell),
  );
  const isAddress = ({ fields: [field] }: Heading) => field === "postalAddress";
  const isInParts = cells.some(
    (cell, column) => read[column]?.fields.length === 0 && addressParts.test(plain(cell)),
  );
  return isInParts ? read.map((heading) => (isAddress(heading) ? other : heading)) : read;
}

/** A heading in small letters, with spaces for other signs. */
function plain(cell: string): string {
  return cell
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("եւ", "և")
    .replaceAll(/[^\p{L}\p{N}.\-և/]+/gu, " ")
    .trim();
}
