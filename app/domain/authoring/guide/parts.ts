import type { Guide } from "#app/domain/authoring/guide/fields.ts";
import { languages, type Language } from "#app/i18n/languages.ts";
import { englishNames } from "#app/i18n/languages/index.generated.ts";

/** A text in each language, at a path. */
function writtenIn(path: string, codes: readonly Language[]): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [`${path}.${code}`, `in ${englishNames[code]}`]));
}

/**
 * The fields within the parts of a definition. A key is a path without the places in lists, as in
 * `venue.start` for that of a section of type `venue`; `*.alt` is any `alt` that has no longer key.
 */
export const partGuide = {
  $schema: "by this line an editor completes and checks the file",
  "packKey.key": "a text of a language pack, in all languages: `messages.inv-message-02`",
  ...writtenIn("written", languages),
  "aliases.path": "the further address: `wedding/anna-arman-am`",
  "aliases.language": "the language in which this address opens",
  "hosts.groom": "the groom of a wedding, an engagement or a couple",
  "hosts.bride": "the bride of a wedding, an engagement or a couple",
  "hosts.child": "the child of a baptism, a `mkrtutyun` or a birthday",
  "hosts.parents": "the parents; beside a child they stand below its name",
  "hosts.person": "the one who invites, or whose day it is",
  "hosts.company": "the company that invites",
  "hosts.*.name": "the name, in every language of the invitation",
  "hosts.*.surname": "the surname, in every language of the invitation",
  "hosts.*.email": "where this host's answers are mailed; guests do not see it",
  "hosts.*.age": "in years; birthday pages show it",
  "event.start": "day and hour by the clock of the place: `2027-06-12T15:00`",
  "event.end":
    "when it is over, as `2027-06-12T23:00`: from then on the page thanks; without it, from midnight",
  "event.timeZone":
    "whose clock the hours are on: `Asia/Yerevan`; any name of the IANA list is taken",
  "event.place": "the town, as the picture and the preview in chats say it",
  "saveTheDate.until": "the first day on which the page shows the whole invitation: `2027-03-01`",
  "status.is": "what became of the day",
  "status.was": "the day that guests know, once `event.start` has the new one: `2027-06-12`",
  "status.text": "the hosts' own words in place of the site's",
  "cover.form": "how the photo and the design share the first screen; not every design takes each",
  "cover.zoom": "draws the photo closer around `focus`: from 1 to 3",
  "cover.alt": "what is to be seen on it; without it that is the hosts' names",
  "cover.film":
    "a short film in place of the photo once the page has loaded, without sound and over and over: at most 1.5 MB",
  "cover.light": "written by publishing, leave it out",
  "film.src": "a file of `content/media`: `media/wedding/anna-arman/loop.mp4`",
  "music.src": "a song of `content/media`: `media/wedding/anna-arman/song.mp3`",
  "music.title": "the song's name, as the button that stops it says it",
  "*.src": "a photo of `content/media`: `media/wedding/anna-arman/img-0042.jpg`",
  "*.focus":
    "the point that stays visible where the photo is cropped: across and down from the upper left corner, `[0.5, 0.3]`",
  "*.alt": "what is to be seen on it, for guests who cannot see it",
  "*.width": "written by publishing, leave it out",
  "*.height": "written by publishing, leave it out",
  "*.formats": "written by publishing, leave it out",
  "*.placeholder": "written by publishing, leave it out",
  "access.password": "the hash that `npm run studio -- password` writes, never the password itself",
  tastes: "what customers filter the designs by, besides occasion and colour",
  name: "the design's name, as customers read it",
  "name.*": "the design's name in this language",
  "*.palette": "the colours: a file of `content/palettes`",
  "*.pairing": "the fonts",
  "*.ornament": "the family of drawings",
  "*.hero": "the cover",
  "*.opening": "the opening animation; `none` shows the page at once",
  "theme.timeline": "how the order of the day is drawn",
  "theme.sections": "how the sections are framed",
  "organiser.name": "who answers the phone",
  "organiser.phone": "`+37491234567`, or `studio` for the studio's own number",
  "organiser.whatsapp": "the number for WhatsApp: `+37491234567`, or `studio`",
  "organiser.viber": "the number for Viber: `+37491234567`, or `studio`",
  "organiser.telegram": "the user name or the number in Telegram",
  "guests.max": "the most guests one form may name, from 1 to 30",
  "chat.whatsapp": "the number for WhatsApp: `+37491234567`, or `studio`",
  "chat.viber": "the number for Viber: `+37491234567`, or `studio`",
  "chat.telegram": "the user name or the number in Telegram",
  "chat.instead": "`true`: there is no form, and no mail",
  "labels.yes": "other words for the answer yes",
  "labels.no": "other words for the answer no",
  "labels.send": "other words for the button",
  "labels.*": "other words for this question of the form",

  "sections.type": "what the section shows",
  "*.tags":
    "only households that have one of these tags see it, by their personal link, and a household's day begins with the first hour that it sees; on the general link it is left out",
  "*.heading": "the words above it",
  "*.url": "a web address: `https://…`",
} as const satisfies Guide;

/** What the site does with each field of `content/studio.json`. */
export const studioGuide = {
  $schema: partGuide.$schema,
  name: "titles, bars, footers, the sender of mails, calendar files",
  letters: "one to three letters on the icons; without it, the name's first",
  palette: "the colours of the site, mails and pictures: a file of `content/palettes`",
  phone:
    'wherever customers can reach the studio, and in place of `"studio"` in demos: `+37491234567`',
  email: "pages, and where customers' answers to mails go",
  whatsapp: "the number for WhatsApp: `+37491234567`",
  viber: "the number for Viber: `+37491234567`",
  telegram: "the user name or the number in Telegram",
  instagram: "a link in the footer, and an account for search engines",
  facebook: "a link in the footer, and an account for search engines",
  youtube: "a link in the footer, and an account for search engines",
  tiktok: "a link in the footer, and an account for search engines",
  legalName: "the owner as the law names it: footer, privacy policy, mails, search engines",
  taxNumber: "privacy policy, search engines",
  address: "the postal address: footer, privacy policy, mails, search engines",
  copyright: "the first year in the footer",
  currency: "of all prices in `content/catalogue`, by its code; without it, `AMD`",
  timeZone:
    "today's date in the order form, the zone of new invitations; without it, `Asia/Yerevan`",
  armenianPaths:
    "invitations, as `mkrtutyun/demo`, that are in Armenian at their address without a language; their visitors then read the site in Armenian, too",
  languages: "what can be ordered, and menus; the first is the default. Without it, all six",
  holidays: "days on which nobody works: `12-31` each year or `2027-03-29` once",
  workdays: "days of the week on which orders are worked on, from 1 for Monday; without it, all",
  payment: "how orders are paid; without it, pages and mails do not say",
  "payment.bank": "the bank's name",
  "payment.holder": "the account's owner",
  "payment.account": "the account's number or IBAN",
  "payment.cash": "where and when cash is taken; without it, only transfers are",
  "*.en": "in English, and for readers of a language without its own text",
  ...writtenIn(
    "*",
    languages.filter((language) => language !== "en"),
  ),
} as const satisfies Guide;
