import { sectionGuides } from "#app/domain/authoring/section-guides.generated.ts";
import { sectionTypes } from "#app/domain/invitation/sections/types.ts";

/**
 * What each field of a definition says, once, as editors show it (content/*.schema.json). In Markdown;
 * links lead within docs/invitations.md. Not metadata of the schema, which the Worker loads too
 * (decision 084).
 */
export type Guide = Readonly<Record<string, string>>;

/** The fields at the top of a definition. */
export const definitionGuide = {
  kind: "the first part of the address, and the folder that the file is in",
  slug: "the second part of the address, and the file's name: small Latin letters, digits, hyphens",
  occasion:
    "what is celebrated, where it differs from the kind: the countdown's words, the calendar's title and the thanks follow from it",
  voice:
    "`informal`: the page itself says «դու», `ты`, `du`; for children’s and teenagers’ pages, whose own texts say so too",
  demo: "`true` for a page that the studio shows, not a customer's, see [Demos](#demos)",
  aliases:
    'further addresses of the same page, each with the language it opens in, if you like: `[{ "path": "wedding/anna-arman-am", "language": "am" }]`',
  template: "the design, by its number, see [Designs](#designs)",
  picture:
    "a card or an animation in place of a page: `card-pomegranate`, `animation-petals`, see [Cards and animations](#cards-and-animations)",
  theme: 'parts of other designs in place of the template\'s own, such as `{ "opening": "none" }`',
  languages:
    "`am`, `en`, `ru`, `nl`, `fr`, `de`; the first is shown at the bare address, the others at `…/en` and so on",
  english:
    '`en-US` for guests in the USA: "June 12, 2027" and "3:30 p.m." in English, instead of "12 June 2027" and "15:30"',
  title: "the title, in every language of the invitation",
  description: "for the preview in a chat; made from names, date and place if you leave it out",
  hosts:
    "`groom` and `bride`, or `child`, `person`, `company`, `parents`: a `name` each, and if you like `surname`, `email`, and for a child or a person `age`. `parents` beside a child stand below its name",
  order: "whose name is first: `groom-first` (usual) or `bride-first`",
  event:
    "`start`, `end`, `timeZone` (`Asia/Yerevan`) and `place`. Times are those of the place: `2027-06-12T15:00`",
  sections: "the page from top to bottom, see [Sections](#sections)",
  reply: "how guests answer, see [Replies](#replies)",
  organiser:
    "who is called: `phone` as `+37491234567` or `studio` for the studio's own number, and if you like `name`, `whatsapp`, `viber`, `telegram`",
  until: "the page's last day, where six months after the event are not right",
  saveTheDate: '`{ "until": "2027-03-01" }`: before that day the page names the date alone',
  status:
    '`{ "is": "cancelled" }` or `{ "is": "postponed" }`, and if you like `text`, the hosts\' own words, see [Called off or moved](#called-off-or-moved)',
  thanks: "the hosts' own words when the day is over",
  cover: "the photo on the first screen, see [A photo on the cover](#a-photo-on-the-cover)",
  album:
    "the address of the photos of the day, `https://…`: a button beside the thanks once the day is over",
  access:
    "the password that guests type; `npm run studio -- password` writes it, see [A password](#a-password)",
  music: "a song, see [Photos, films and music](#photos-films-and-music)",
} as const satisfies Guide;

/** The fields of `reply`. */
export const replyGuide = {
  deadline: "the last day for a reply; without it, until the event begins",
  recipients:
    "who gets the mail: `groom`, `bride`, `both`, `choose` (the guest says whose guest they are) or `default` (the address in `defaultEmail`; without it those of `child`, `parents`, `person` or `company`)",
  defaultEmail: "the address that gets the mail where `recipients` is `default`",
  guests: 'the most guests one form may name: 1 to 30, 5 unless you say otherwise: `{ "max": 5 }`',
  bus: "`true`: a bus takes guests from one part of the day to another; with `attending` they say who or how many take it",
  seats:
    "the seats of all replies together; whoever answers for more people is told how many are left",
  letters: "`language` takes names in Armenian or Russian letters only, by the page's language",
  response: '`yes-only` for a form without a "no"',
  fields: "what else the form asks, in this order",
  sides: "for `side`: the persons whose guest one may be besides groom and bride, each a text",
  telegram:
    "`true` notifies the couple in Telegram; until they have opened the bot's link, by mail, see [Replies](#replies)",
  labels:
    "other words for a question (by its name in `fields`), for the answers `yes`, `no`, `withPartner`, and for the button `send`",
  chat: 'buttons that open a chat with a prepared text in the page\'s language: `whatsapp`, `viber` (numbers), `telegram` (user name or number); with `"instead": true` there is no form, and no mail',
} as const satisfies Guide;

/** The types of sections. */
export const sectionGuide: Readonly<Record<string, string>> = Object.fromEntries(
  sectionTypes.map((type) => [type, sectionGuides[type].says]),
);

/** The fields of sections, each by its type and its path within it. */
export const sectionFieldGuide: Guide = Object.fromEntries(
  sectionTypes.flatMap((type) =>
    Object.entries(sectionGuides[type].fields).map(([field, says]) => [
      // The definition itself has a field "reply".
      type === "reply" ? `sections.${type}.${field}` : `${type}.${field}`,
      says,
    ]),
  ),
);
