import * as v from "valibot";
import { deliverableKinds } from "#app/shop/order/deliverables/kinds.ts";
import { lifecyclePhases } from "#app/domain/invitation/lifecycle.ts";
import {
  change,
  difference,
  moment,
  orderNumber,
  planState,
  problem,
  words,
} from "./answer-parts.ts";

const dryRun = v.boolean();

const written = {
  file: v.string(),
  /** Places in the file that are still empty. */
  toFillIn: words,
  /** Names that were spelt by rule. */
  toCheck: v.array(
    v.strictObject({
      path: v.string(),
      text: v.record(v.string(), v.string()),
      gender: v.optional(v.literal("unknown")),
    }),
  ),
};

const text = v.nullable(v.string());

/** A problem that may be meant, with the name of its rule. */
const warning = v.looseObject(problem.entries);

const previewed = {
  invitation: v.string(),
  revision: v.number(),
  changed: v.boolean(),
  /** Whether the customer is written to. */
  told: v.boolean(),
  order: v.nullable(orderNumber),
};

/** Answers of the commands on one invitation, by the command's name. */
export const invitationAnswers: Readonly<Record<string, v.GenericSchema>> = {
  new: v.union([
    v.strictObject(written),
    v.strictObject({
      ...written,
      order: orderNumber,
      invitation: v.string(),
      notes: words,
      customer: v.strictObject({
        names: v.string(),
        details: v.string(),
        music: text,
        text,
        dresscode: text,
      }),
    }),
    v.strictObject({ file: v.string(), from: v.string() }),
  ]),
  rename: v.strictObject({
    from: v.string(),
    to: v.string(),
    file: v.string(),
    order: v.nullable(orderNumber),
    dryRun,
  }),
  check: v.looseObject({
    checked: v.number(),
    problems: v.array(v.looseObject(problem.entries)),
    warnings: v.array(warning),
  }),
  deliver: v.strictObject({
    invitation: v.string(),
    files: v.array(
      v.strictObject({
        language: v.string(),
        kind: v.picklist(deliverableKinds),
        bytes: v.number(),
        /** In R2, and the address on the site. */
        key: v.string(),
        isNew: v.boolean(),
      }),
    ),
    /** Whose customer is mailed; null for nobody. */
    order: v.nullable(orderNumber),
  }),
  diff: v.strictObject({
    path: v.string(),
    file: v.string(),
    state: planState,
    /** The published version; null where there never was one. */
    version: v.nullable(v.number()),
    /** Whether others have published it since the file was made. */
    stale: v.boolean(),
    changes: v.array(change),
  }),
  extend: v.strictObject({ file: v.string(), until: v.string() }),
  password: v.strictObject({ file: v.string(), password: v.boolean(), changed: v.boolean() }),
  "media add": v.strictObject({
    /** Names as definitions have them. */
    media: words,
    refused: v.array(v.strictObject({ file: v.string(), message: v.string() })),
  }),
  "media list": v.array(
    v.strictObject({
      name: v.string(),
      bytes: v.number(),
      /** Addresses of definitions and templates. */
      usedBy: words,
      /** Whether this machine has the file, not only its record. */
      isHere: v.boolean(),
      /** Files for pages that R2 lacks. */
      missing: v.nullable(v.number()),
    }),
  ),
  "media fetch": v.strictObject({ fetched: words, missing: words }),
  "media unused": v.array(v.strictObject({ name: v.string(), bytes: v.number() })),
  "media rm": v.strictObject({ removed: words, dryRun }),
  "media orphans": v.strictObject({
    orphans: v.array(v.strictObject({ key: v.string(), size: v.number(), uploaded: v.string() })),
    removed: v.boolean(),
  }),
  preview: v.union([
    v.strictObject({ ...previewed, address: v.string(), warnings: v.array(warning) }),
    v.strictObject({
      ...previewed,
      address: text,
      dryRun,
      mail: v.nullable(v.strictObject({ to: v.string(), subject: v.string(), text: words })),
    }),
    v.strictObject({ address: v.null(), problems: v.array(problem) }),
  ]),
  publish: v.strictObject({
    published: v.array(v.strictObject({ path: v.string(), state: planState, version: v.number() })),
    /** Keys of language packs and of the catalogue. */
    documents: words,
    problems: v.optional(v.array(problem)),
    /** Paths without their customer's approval. */
    unapproved: v.optional(words),
    /** Unfinished files that were not named. */
    leftOut: v.optional(
      v.array(
        v.strictObject({
          file: v.string(),
          problems: v.array(v.strictObject({ path: v.string(), message: v.string() })),
        }),
      ),
    ),
    /** What is probably a mistake in what is published. */
    warnings: v.optional(v.array(warning)),
    /** Paths left as others have published them. */
    stale: v.optional(words),
    /** Orders that became published. */
    orders: v.optional(v.array(orderNumber)),
    /** Mails to guests about a change. */
    told: v.optional(v.number()),
    pictures: v.optional(v.number()),
    writes: v.optional(v.number()),
    /** With `--dry-run`. */
    changes: v.optional(v.array(v.strictObject({ path: v.string(), changes: v.array(change) }))),
    dryRun: v.optional(dryRun),
  }),
  rollback: v.strictObject({
    path: v.string(),
    state: planState,
    version: v.number(),
    from: v.number(),
    /** Mails to guests about the change. */
    told: v.number(),
    dryRun,
  }),
  unpublish: v.strictObject({
    path: v.string(),
    removed: words,
    wouldRemove: v.optional(words),
  }),
  pull: v.strictObject({
    file: v.string(),
    version: v.number(),
    palette: text,
    notes: words,
  }),
  list: v.array(
    v.strictObject({
      path: v.string(),
      aliases: words,
      languages: words,
      version: v.number(),
      /** Local to `timeZone`: `2027-06-12T15:00`. */
      event: v.string(),
      timeZone: v.string(),
      template: v.string(),
      names: words,
      phase: v.picklist(lifecyclePhases),
      /** Null for a demo. */
      endsAt: v.nullable(moment),
      replies: v.number(),
      /** Whether the couple has a link. */
      link: v.boolean(),
      differences: v.array(difference),
    }),
  ),
  show: v.looseObject({
    path: v.string(),
    /** Null while PUBLIC_URL is not set. */
    url: text,
    version: v.number(),
    languages: words,
    password: v.boolean(),
    replies: v.looseObject({ yes: v.number(), no: v.number(), guests: v.number() }),
    mail: v.strictObject({
      waiting: v.number(),
      perhapsDelivered: v.number(),
      dead: v.number(),
    }),
  }),
  open: v.strictObject({ path: v.string(), url: v.string() }),
  history: v.strictObject({
    path: v.string(),
    versions: v.array(
      v.strictObject({
        version: v.number(),
        publishedAt: v.nullable(moment),
        publishedBy: text,
        current: v.boolean(),
        changes: v.nullable(v.array(change)),
      }),
    ),
  }),
  link: v.union([
    v.strictObject({ url: v.string(), token: v.string() }),
    v.strictObject({ revoked: v.number() }),
  ]),
  "api-key": v.union([
    v.strictObject({ name: v.string(), key: v.string(), invitations: words, expiresAt: moment }),
    v.strictObject({ name: v.string(), added: v.number() }),
    v.strictObject({ name: v.string(), revoked: v.number() }),
    v.strictObject({
      keys: v.array(
        v.strictObject({
          name: v.string(),
          invitations: words,
          createdAt: moment,
          expiresAt: moment,
          lastUsedAt: v.nullable(moment),
        }),
      ),
    }),
  ]),
  telegram: v.strictObject({ url: v.string(), code: v.string(), chats: v.number() }),
};
