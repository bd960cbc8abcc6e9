import * as v from "valibot";
import { contentTypeOf } from "#app/platform/media/kinds.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrderOf } from "#app/shop/order/data.server.ts";
import {
  deliverableKey,
  listDeliverables,
  type Deliverable,
} from "#app/shop/order/deliverables/data.server.ts";
import { drawnHash } from "#app/shop/order/deliverables/drawn.ts";
import { kindsOf, deliverableKinds } from "#app/shop/order/deliverables/kinds.ts";
import { saveDeliverables } from "#app/shop/order/deliverables/mutations.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { requirePublished } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { readContent } from "../content.ts";
import { count, refusal, say } from "../output.ts";
import { person } from "../person.ts";
import { makeFiles, type MadeFile } from "../pictures/deliverable-files.ts";
import { withPublishLease } from "../publish-lease.ts";
import type { Store } from "../store.ts";

export const command = defineCommand({
  after: "preview",
  description: "make the files of a published card or animation, and mail its customer",
  arguments: ["<kind/slug>"],
  examples: ["deliver wedding/davit-mane --remote"],
  guarantee: { changes: "storage", again: "same", waits: true },
  answer: v.strictObject({
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
    /** The order whose customer is mailed; null for nobody. */
    order: v.nullable(shapes.orderNumber),
  }),
  /**
   * Makes the files of a published card or animation in each of its languages on this machine,
   * brings them into R2, and mails the customer of its order the way to them. What was made of the
   * same before stays; run again, it goes on where it ended.
   */
  async run(address, options, open) {
    const { packs } = await readContent();
    const store = await open();
    const { db } = store;
    const invitation = await requirePublished(store.content, address, options);
    const { path, picture } = invitation;
    if (!picture)
      throw refusal(
        `${path} is a page, of which no files are made: cards and animations alone have them.`,
      );
    const deliverables = await listDeliverables(db, path);
    const missing = await missingOf(invitation, deliverables);
    const music = missing.length > 0 ? await musicOf(store, invitation) : null;
    const made = await makeFiles(invitation, missing, { packs, music, options });
    const currentFiles = deliverables
      .filter(({ language }) => invitation.languages.includes(language))
      .filter(({ language }) => !missing.includes(language));
    const files = [
      ...currentFiles.map((file) => ({ ...file, version: invitation.version })),
      ...made,
    ];
    const order = await findOrderOf(db, path);
    // From the first upload until the files are recorded nobody may remove them as orphans.
    await withPublishLease(db, `deliver ${path}`, options, async (_run, stop) => {
      for (const file of made) {
        stop.throwIfStopped("Nothing is recorded.");
        await upload(store.media, file);
      }
      stop.throwIfStopped("Nothing is recorded.");
      const news = { order: order?.id ?? null, isNews: made.length > 0 };
      await saveDeliverables(db, path, files, news, { person: person(), now: Date.now() });
    });
    const mailed = made.length > 0 && order?.state === "published" ? order : null;
    for (const file of files)
      say(options, `${file.language}  ${file.kind}  ${(file.bytes / 1e6).toFixed(1)} MB`);
    say(
      options,
      made.length > 0 ? `${count(made.length, "file")} made.` : "All files are there already.",
    );
    if (mailed)
      say(
        options,
        `${mailed.email} of order ${formatOrderNumber(mailed.number)} is mailed the way to them.`,
      );
    return {
      invitation: path,
      files: files.map(({ language, kind, bytes, ...file }) => ({
        language,
        kind,
        bytes,
        key: deliverableKey(file),
        isNew: missing.includes(language),
      })),
      order: mailed?.number ?? null,
    };
  },
});

/** The languages whose files are not all of what is published now. */
async function missingOf(
  invitation: PublishedInvitation,
  deliverables: readonly Deliverable[],
): Promise<Language[]> {
  const kinds = invitation.picture ? kindsOf[invitation.picture.kind] : [];
  const missing: Language[] = [];
  for (const language of invitation.languages) {
    const drawn = await drawnHash(invitation, language);
    const isThere = kinds.every((kind) =>
      deliverables.some(
        (file) => file.language === language && file.kind === kind && file.drawn === drawn,
      ),
    );
    if (!isThere) missing.push(language);
  }
  return missing;
}

/** The song of an animation, as it was published. */
async function musicOf(
  { media }: Pick<Store, "media">,
  { music }: Pick<PublishedInvitation, "music">,
): Promise<Buffer | null> {
  const object = music ? await media.get(music.src) : null;
  return object ? Buffer.from(await object.arrayBuffer()) : null;
}

async function upload(bucket: R2Bucket, file: MadeFile): Promise<void> {
  const key = deliverableKey(file);
  const contentType = contentTypeOf(key) ?? "application/octet-stream";
  await bucket.put(key, new Uint8Array(file.content).buffer, { httpMetadata: { contentType } });
}
