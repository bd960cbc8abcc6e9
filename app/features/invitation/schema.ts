import * as v from "valibot";
import { languages } from "#app/features/language/languages.ts";
import { heroes, openings, ornaments, pairings, palettes, timelines } from "#app/features/theme/parts.ts";
import { kinds } from "#app/features/invitation/kinds.ts";
import { stages } from "#app/features/invitation/stages.ts";

const filled = v.pipe(v.string(), v.trim(), v.minLength(1, "expected some text"));

/** A text in several languages. Which languages it needs is known from the whole definition. */
const written = v.pipe(
  v.partial(v.strictObject(v.entriesFromList(languages, filled))),
  v.check((text) => Object.keys(text).length > 0, "expected a text in at least one language"),
);

/** A text's place in a language pack: `namespace.key`, as in `messages.inv-message-12`. */
const packKey = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z-]+(\.[A-Za-z0-9_-]+)+$/, "expected namespace.key of a language pack")),
});

/** Where staff may write a text themselves or take one from a language pack. */
const source = v.union([packKey, written], "expected { language: text } or { key } of a language pack");

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small Latin letters, digits and single hyphens"), v.maxLength(80));
const httpsUrl = v.pipe(
  v.string(),
  v.url("expected a web address"),
  v.startsWith("https://", "expected an address that starts with https://"),
);
// RFC 5321 section 4.5.3.1.3 allows 256 octets for a path with its brackets, so 254 for an address.
const email = v.pipe(v.string(), v.trim(), v.email("expected an e-mail address"), v.maxLength(254));
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/, "expected an international number: + and digits"));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, "expected a colour like #6b2737"));
const mediaPath = v.pipe(v.string(), v.regex(/^media\/[a-z0-9][a-z0-9./-]*$/, "expected a path like media/photo.jpg"));

function isRealDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, "expected a date like 2027-06-12"), v.check(isRealDate, "expected a day that the calendar has"));
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time like 15:00"));
/** Local to the event's zone, without an offset. */
const localTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, "expected a local time like 2027-06-12T15:00"),
  v.check((time) => isRealDate(time.slice(0, 10)), "expected a day that the calendar has"),
);
const timeZone = v.pipe(
  v.string(),
  v.check((zone) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: zone });
      return zone.includes("/");
    } catch {
      return false;
    }
  }, "expected an IANA time zone like Asia/Yerevan"),
);
const position = v.tuple([
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
], "expected [latitude, longitude]");

const stage = v.picklist(stages, `expected one of ${stages.join(", ")}`);
const image = { src: mediaPath, width: v.optional(v.pipe(v.number(), v.integer())), height: v.optional(v.pipe(v.number(), v.integer())) };

/**
 * The definition's schema around one form of text: `source` where staff write, a finished text in
 * what is published.
 */
function definitionEntries<Text extends v.GenericSchema<unknown, object>>(text: Text) {
  const sections = v.variant("type", [
    v.strictObject({ type: v.literal("message"), heading: v.optional(text), text }),
    v.strictObject({ type: v.literal("countdown"), to: v.picklist(["wedding", "engagement", "event"]) }),
    v.strictObject({ type: v.literal("date"), note: v.optional(text) }),
    v.strictObject({
      type: v.literal("venue"),
      stage: v.optional(stage),
      title: v.optional(text),
      start: v.optional(localTime),
      name: text,
      address: v.optional(text),
      note: v.optional(text),
      position: v.optional(position),
      tags: v.optional(v.array(filled)),
    }),
    v.strictObject({
      type: v.literal("timeline"),
      items: v.pipe(
        v.array(v.strictObject({ at: timeOfDay, stage: v.optional(stage), title: v.optional(text), note: v.optional(text) })),
        v.minLength(1),
      ),
    }),
    v.strictObject({ type: v.literal("story"), heading: v.optional(text), items: v.array(v.strictObject({ title: text, text, image: v.optional(v.strictObject(image)) })) }),
    v.strictObject({ type: v.literal("gallery"), images: v.pipe(v.array(v.strictObject({ ...image, alt: text })), v.minLength(1)) }),
    v.strictObject({ type: v.literal("video"), src: v.union([mediaPath, httpsUrl]), poster: v.optional(mediaPath), title: text }),
    v.strictObject({ type: v.literal("dress-code"), text, colours: v.optional(v.pipe(v.array(colour), v.maxLength(8))) }),
    v.strictObject({
      type: v.literal("bank"),
      text: v.optional(text),
      accounts: v.pipe(v.array(v.strictObject({ holder: text, bank: v.optional(text), number: v.pipe(filled, v.maxLength(40)) })), v.minLength(1)),
    }),
    v.strictObject({ type: v.literal("calendar") }),
    v.strictObject({ type: v.literal("contact"), text: v.optional(text) }),
    v.strictObject({
      type: v.literal("follow"),
      links: v.pipe(v.array(v.strictObject({ network: v.picklist(["instagram", "facebook", "telegram", "youtube", "tiktok"]), url: httpsUrl })), v.minLength(1)),
    }),
    v.strictObject({ type: v.literal("guest-list"), heading: v.optional(text), groups: v.array(v.strictObject({ title: text, names: v.array(text) })) }),
    v.strictObject({ type: v.literal("reply"), heading: v.optional(text), text: v.optional(text) }),
    v.strictObject({ type: v.literal("closing"), text }),
  ]);

  const host = v.strictObject({ name: text, surname: v.optional(text), email: v.optional(email) });

  return {
    kind: v.picklist(kinds),
    slug,
    template: v.pipe(v.string(), v.regex(/^1\d{3}$/, "expected a template's number like 1007")),
    languages: v.pipe(
      v.array(v.picklist(languages, `expected one of ${languages.join(", ")}`)),
      v.minLength(1, "expected at least one language"),
      v.check((list) => new Set(list).size === list.length, "expected each language once"),
    ),
    aliases: v.optional(
      v.array(v.strictObject({ path: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]+$/, "expected kind/slug")), language: v.optional(v.picklist(languages)) })),
      [],
    ),
    title: text,
    description: v.optional(text),
    hosts: v.strictObject({
      groom: v.optional(host),
      bride: v.optional(host),
      child: v.optional(host),
      parents: v.optional(host),
      person: v.optional(host),
      company: v.optional(host),
    }),
    /** Whose name comes first is the customer's choice. */
    order: v.optional(v.picklist(["groom-first", "bride-first"]), "groom-first"),
    event: v.strictObject({ start: localTime, end: v.optional(localTime), timeZone, place: v.optional(text) }),
    /** Last day of the page, where six months after the event are not right. */
    until: v.optional(date),
    sections: v.pipe(v.array(sections), v.minLength(1)),
    reply: v.optional(
      v.strictObject({
        deadline: v.optional(date),
        recipients: v.optional(v.picklist(["groom", "bride", "both", "choose", "default"]), "default"),
        defaultEmail: v.optional(email),
        telegram: v.optional(v.boolean()),
        fields: v.optional(
          v.array(v.picklist(["guestsNumber", "children", "diet", "side", "otherGuest", "attending", "joinFrom", "withPartner", "message"])),
          ["guestsNumber"],
        ),
        sides: v.optional(v.array(text)),
        guests: v.optional(v.strictObject({ max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)) }), { max: 5 }),
        response: v.optional(v.picklist(["yes-or-no", "yes-only"]), "yes-or-no"),
        letters: v.optional(v.picklist(["any", "language"]), "any"),
        labels: v.optional(v.partial(v.strictObject({ name: text, response: text, yes: text, no: text, guestsNumber: text, emailTo: text, send: text }))),
      }),
    ),
    organiser: v.optional(v.strictObject({ name: v.optional(text), phone, whatsapp: v.optional(phone), viber: v.optional(phone), telegram: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{5,32}$/, "expected a Telegram user name"))) })),
    music: v.optional(v.strictObject({ src: mediaPath, title: v.optional(filled) })),
    access: v.optional(v.strictObject({ password: v.pipe(v.string(), v.regex(/^scrypt\$[A-Za-z0-9_.=+/$-]+$/, "expected the hash that `studio password` writes, never the password itself")) })),
  };
}

const themeEntries = {
  palette: v.picklist(palettes),
  pairing: v.picklist(pairings),
  ornament: v.picklist(ornaments),
  hero: v.picklist(heroes),
  opening: v.picklist(openings),
  timeline: v.picklist(timelines),
};

const emailOf = { groom: "groom", bride: "bride" } as const;

type Checked = {
  languages: readonly string[];
  event: { start: string; end?: string | undefined };
  hosts: { groom?: { email?: string | undefined } | undefined; bride?: { email?: string | undefined } | undefined };
  sections: readonly { type: string }[];
  reply?: { recipients: string; defaultEmail?: string | undefined; deadline?: string | undefined } | undefined;
};

type Finding = { message: string; path: (string | number)[] };

/** Rules that span several fields. Answers what is wrong, with its path; an empty list is good. */
function crossFindings(definition: Checked): Finding[] {
  const findings: Finding[] = [];
  const { event, hosts, reply, sections } = definition;
  if (event.end && event.end <= event.start) {
    findings.push({ message: `expected a time after ${event.start}`, path: ["event", "end"] });
  }
  if (sections.some((section) => section.type === "reply") && !reply) {
    findings.push({ message: "expected the settings of the reply section", path: ["reply"] });
  }
  if (reply?.deadline && reply.deadline > event.start.slice(0, 10)) {
    findings.push({ message: "expected a day before the event", path: ["reply", "deadline"] });
  }
  const needed = { groom: ["groom"], bride: ["bride"], both: ["groom", "bride"], choose: ["groom", "bride"], default: [] }[reply?.recipients ?? "default"] ?? [];
  for (const side of [emailOf.groom, emailOf.bride]) {
    if (needed.includes(side) && !hosts[side]?.email) {
      findings.push({ message: `expected an address, because replies go to "${reply?.recipients}"`, path: ["hosts", side, "email"] });
    }
  }
  if (reply?.recipients === "default" && !reply.defaultEmail) {
    findings.push({ message: "expected the address that replies go to", path: ["reply", "defaultEmail"] });
  }
  return [...findings, ...missingLanguages(definition, definition.languages)];
}

/** Every text of a definition that lacks one of its languages, with its path. */
function missingLanguages(node: unknown, wanted: readonly string[], path: (string | number)[] = []): Finding[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => missingLanguages(item, wanted, [...path, index]));
  if (typeof node !== "object" || node === null) return [];
  const keys = Object.keys(node);
  if (keys.length > 0 && keys.every((key) => languages.some((language) => language === key))) {
    return wanted.filter((language) => !keys.includes(language)).map((language) => ({ message: `expected a text for language "${language}"`, path: [...path, language] }));
  }
  return Object.entries(node).flatMap(([key, value]) => missingLanguages(value, wanted, [...path, key]));
}

function withCrossChecks<Schema extends v.GenericSchema<unknown, Checked>>(schema: Schema) {
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { message, path } of crossFindings(dataset.value)) {
        addIssue({ message, path: issuePath(dataset.value, path) });
      }
    }),
  );
}

/** valibot wants each step of an issue's path with the object it lies in. */
function issuePath(root: unknown, path: (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  let input: unknown = root;
  const items = path.map((key): v.IssuePathItem => {
    const item: v.IssuePathItem = { type: "unknown", origin: "value", input, key, value: undefined };
    input = typeof input === "object" && input !== null ? Reflect.get(input, key) : undefined;
    return item;
  });
  const [first, ...rest] = items;
  return first && [first, ...rest];
}

/** What staff write in `content/invitations/{kind}/{slug}.json`. Source: design.md, Definitions. */
export const definitionSchema = withCrossChecks(
  v.strictObject({
    $schema: v.optional(v.string()),
    ...definitionEntries(source),
    theme: v.optional(v.partial(v.strictObject(themeEntries)), {}),
  }),
);

/** What staff write in `content/templates/{id}.json`: a demo invitation that carries a design. */
export const templateSchema = withCrossChecks(
  v.strictObject({
    $schema: v.optional(v.string()),
    ...definitionEntries(source),
    kind: v.literal("templates"),
    occasion: v.picklist(["wedding", "wedding-and-engagement", "engagement", "baptism", "birthday", "kids", "gender", "event", "commercial", "other"]),
    name: v.strictObject({ am: filled, en: filled }),
    theme: v.strictObject(themeEntries),
  }),
);

/**
 * What KV holds under `invitation:{path}`: the template resolved, every text written out. The number
 * guards against an entry that an older release published.
 */
export const publishedSchema = v.strictObject({
  format: v.literal(1),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hash: v.string(),
  path: v.string(),
  ...definitionEntries(written),
  theme: v.strictObject(themeEntries),
});

export type Definition = v.InferOutput<typeof definitionSchema>;
export type Template = v.InferOutput<typeof templateSchema>;
export type PublishedInvitation = v.InferOutput<typeof publishedSchema>;
export type WrittenText = v.InferOutput<typeof written>;
export type PublishedSection = PublishedInvitation["sections"][number];
export type Host = keyof PublishedInvitation["hosts"];
