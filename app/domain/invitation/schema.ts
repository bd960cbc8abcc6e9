import * as v from "valibot";
import { essential, otherwise } from "#app/lib/loose-schema.ts";
import { englishVariants, languages, siteLanguages } from "#app/i18n/languages.ts";
import { voices } from "#app/i18n/voice.ts";
import {
  heroes,
  openings,
  ornaments,
  pairings,
  partsShape,
  sectionStyleNames,
  timelines,
} from "#app/designs/index.generated.ts";
import { paletteName, paletteSchema } from "#app/designs/palettes/palette-schema.ts";
import { withCrossChecks } from "#app/domain/invitation/schema/rules.ts";
import { kinds } from "#app/domain/invitation/kinds.ts";
import { occasions } from "#app/domain/invitation/occasions.ts";
import { optionalFields } from "#app/domain/invitation/reply/fields.ts";
import {
  date,
  email,
  filled,
  httpsUrl,
  localTime,
  mediaPath,
  phone,
  ogImagePath,
  slug,
  sourcePhone,
  telegramName,
  timeZone,
} from "#app/domain/invitation/schema/fields.ts";
import { coverSchema } from "#app/domain/invitation/schema/cover.ts";
import { pictureName, publishedPicture } from "#app/domain/invitation/schema/picture.ts";
import { earlierSchema } from "#app/domain/invitation/schema/earlier.ts";
import { replyChat, replyLabels } from "#app/domain/invitation/schema/reply.ts";
import { sectionSchema } from "#app/domain/invitation/sections/index.generated.ts";
import { statusSchema } from "#app/domain/invitation/schema/status.ts";
import { source, written } from "#app/domain/invitation/schema/texts.ts";
import { tastes } from "#app/domain/invitation/tastes.ts";

/**
 * The entries of a definition. `text` is the schema of a text: `source` in staff's files, `written`
 * in published invitations. `number` is that of a phone: `sourcePhone` or `phone`.
 */
function definitionEntries<
  Text extends v.GenericSchema<unknown, object>,
  Phone extends v.GenericSchema<string, string>,
>(text: Text, number: Phone) {
  const host = v.strictObject({ name: text, surname: v.optional(text), email: v.optional(email) });
  const celebrated = v.strictObject({
    ...host.entries,
    /** In years; shown by birthday pages. */
    age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
  });

  return {
    kind: v.pipe(v.picklist(kinds), otherwise("hraver")),
    /** Needed where it differs from the usual occasion of the kind, as a child's birthday. */
    occasion: v.optional(v.picklist(occasions)),
    /** How the page itself addresses guests: for children and teenagers `informal`. */
    voice: v.optional(v.picklist(voices)),
    slug,
    /** A page that the studio shows, not a customer's; see `isDemo`. */
    demo: v.optional(v.boolean()),
    template: v.pipe(
      v.string(),
      v.regex(/^1\d{3}$/, "expected a template's number like 1007"),
      otherwise("1001"),
    ),
    languages: v.pipe(
      v.array(v.picklist(languages, `expected one of ${languages.join(", ")}`)),
      v.minLength(1, "expected at least one language"),
      v.check((list) => new Set(list).size === list.length, "expected each language once"),
    ),
    /** How its English writes dates and times: day first and 24 hours unless given. */
    english: v.optional(
      v.picklist(englishVariants, `expected one of ${englishVariants.join(", ")}`),
    ),
    aliases: v.optional(
      v.array(
        v.strictObject({
          path: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9-]{1,80}$/, "expected kind/slug")),
          language: v.optional(v.picklist(languages)),
        }),
      ),
      [],
    ),
    title: text,
    description: v.optional(text),
    hosts: v.strictObject({
      groom: v.optional(host),
      bride: v.optional(host),
      child: v.optional(celebrated),
      parents: v.optional(host),
      person: v.optional(celebrated),
      company: v.optional(host),
    }),
    /** Order of the couple's names; the customer's choice. */
    order: v.optional(v.picklist(["groom-first", "bride-first"]), "groom-first"),
    event: v.strictObject({
      start: localTime,
      end: v.optional(localTime),
      timeZone,
      place: v.optional(text),
    }),
    /** Last day of the page; without it, six months after the event. */
    until: v.optional(date),
    /** Until this day the page shows the date alone. */
    saveTheDate: v.optional(v.strictObject({ until: date })),
    /** The status of the day, see `calledOff` in lifecycle.ts; absent while it stands. */
    status: v.optional(statusSchema(text)),
    /** The hosts' own thank-you, shown when the event is over. */
    thanks: v.optional(text),
    /** The photo on the first screen, in place of the drawing of the design's cover. */
    cover: v.optional(coverSchema(text)),
    /** The address of the day's photos for guests, shown beside the thanks. */
    album: v.optional(httpsUrl),
    /** None where the definition is a picture: a rule, not the schema, asks for them. */
    sections: v.optional(v.pipe(v.array(sectionSchema(text)), otherwise([{ type: "date" }])), []),
    reply: v.optional(
      v.strictObject({
        deadline: v.optional(date),
        recipients: v.optional(
          v.picklist(["groom", "bride", "both", "choose", "default"]),
          "default",
        ),
        defaultEmail: v.optional(email),
        telegram: v.optional(v.boolean()),
        fields: v.optional(v.array(v.picklist(optionalFields)), ["guestsNumber"]),
        /** A bus between the parts of the day, in which `attending` offers seats. */
        bus: v.optional(v.boolean()),
        sides: v.optional(v.array(text)),
        guests: v.optional(
          v.strictObject({ max: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)) }),
          { max: 5 },
        ),
        /** Seats of all replies together; more people are refused when they answer. */
        seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
        response: v.optional(v.picklist(["yes-or-no", "yes-only"]), "yes-or-no"),
        letters: v.optional(v.picklist(["any", "language"]), "any"),
        labels: v.optional(replyLabels(text)),
        chat: v.optional(replyChat(number)),
      }),
    ),
    organiser: v.optional(
      v.strictObject({
        name: v.optional(text),
        phone: number,
        whatsapp: v.optional(number),
        viber: v.optional(number),
        telegram: v.optional(telegramName),
      }),
    ),
    music: v.optional(v.strictObject({ src: mediaPath, title: v.optional(filled) })),
    /** No fallback: without `access` the page would be open to everybody. */
    access: v.optional(
      v.pipe(
        v.strictObject({
          password: v.pipe(
            v.string(),
            v.regex(
              /^scrypt\$16384\$8\$5\$[A-Za-z0-9_-]{22}\$[A-Za-z0-9_-]{43}$/,
              "expected the hash that `studio password` writes, never the password itself",
            ),
          ),
        }),
        essential(),
      ),
    ),
  };
}

/**
 * The parts of a theme by name; `otherwise` gives the quiet part that replaces one unknown to this
 * release.
 */
export const themeEntries = {
  /** That the file exists in `content/palettes` is checked by authoring/check/palettes.ts. */
  palette: v.pipe(paletteName, otherwise("vellum")),
  pairing: v.pipe(v.picklist(pairings), otherwise("book")),
  ornament: v.pipe(v.picklist(ornaments), otherwise("none")),
  hero: v.pipe(v.picklist(heroes), otherwise("letter")),
  opening: v.pipe(v.picklist(openings), otherwise("none")),
  timeline: v.pipe(v.picklist(timelines), otherwise("vine")),
  sections: v.optional(v.picklist(sectionStyleNames), "letter"),
};

/** A published theme also holds its palette's colours (decision 018); older documents lack them. */
export const publishedThemeEntries = { ...themeEntries, colours: v.optional(paletteSchema) };

/**
 * A definition, as staff write it in `content/invitations/{kind}/{slug}.json`. Editors
 * describe its fields by the guide in `authoring/guide/fields.ts`.
 */
export const definitionSchema = withCrossChecks(
  v.strictObject({
    $schema: v.optional(v.string()),
    ...definitionEntries(source, sourcePhone),
    /** The card or the animation that it is, in place of a page. */
    picture: v.optional(pictureName),
    theme: v.optional(v.partial(v.strictObject(themeEntries)), {}),
  }),
);

const templateEntries = definitionEntries(source, sourcePhone);

/** A template, `content/templates/{id}.json`: a demo invitation that carries a design. */
export const templateSchema = withCrossChecks(
  v.strictObject({
    $schema: v.optional(v.string()),
    ...templateEntries,
    kind: v.literal("templates"),
    /** Includes the languages of the studio's site, where every design is shown. */
    languages: v.pipe(
      templateEntries.languages,
      v.check(
        (list) => siteLanguages.every((language) => list.includes(language)),
        `expected ${siteLanguages.join(" and ")} among them, the languages of the studio's site`,
      ),
    ),
    occasion: v.picklist(occasions),
    /** Tastes that customers filter the designs by, besides occasion and colour. */
    tastes: v.optional(v.array(v.picklist(tastes)), []),
    name: v.strictObject({ am: filled, en: filled, ru: v.optional(filled) }),
    theme: v.strictObject(themeEntries),
  }),
);

/**
 * A published invitation in KV, `invitation:{path}`: the template resolved, every text written out.
 * Written strictly and read loosely (published.ts). `format` changes only where a release cannot
 * read the one before at all.
 */
export const publishedSchema = v.strictObject({
  format: v.literal(1),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hash: v.string(),
  path: v.string(),
  /** Og-images by language, as R2 paths; absent where none was drawn. */
  preview: v.optional(v.partial(v.strictObject(v.entriesFromList(languages, ogImagePath)))),
  /** Hours and places that guests knew before they were changed, see earlier.ts. */
  earlier: v.optional(earlierSchema),
  ...definitionEntries(written, phone),
  picture: v.optional(publishedPicture),
  theme: v.strictObject(publishedThemeEntries),
});

/**
 * Changes with the shape of what is published, but for the names of drawn parts: names, types and
 * defaults of its fields. `npm run designs` writes it here (scripts/published-shape.ts).
 */
const fieldsShape = "1d1f5436fc2a";

/** Changes with all that a release can read: one that lacks a part must not take a text as checked. */
export const publishedShape = `${fieldsShape} ${partsShape}`;

export type Definition = v.InferOutput<typeof definitionSchema>;
export type Template = v.InferOutput<typeof templateSchema>;
export type PublishedInvitation = v.InferOutput<typeof publishedSchema> & Seen;

/** Of a part that is meant for one household (app/domain/guests/sections.ts); in no document. */
export type Seen = {
  seen?: {
    /** All hours and places, by which the day begins and ends for everybody. */
    whole: Pick<v.InferOutput<typeof publishedSchema>, "event" | "sections">;
    /** False where no hour is meant for the reader: `event.start` is then the day's midnight. */
    hasHour: boolean;
  };
};

export type WrittenText = v.InferOutput<typeof written>;
export type PublishedSection = PublishedInvitation["sections"][number];
