import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import * as v from "valibot";
import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import { withAddress } from "#app/domain/authoring/rename.ts";
import { findPublishedPath } from "#app/domain/authoring/publish/list.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrderOf } from "#app/shop/order/data.server.ts";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import { deletePreview } from "#app/shop/order/preview/mutations.server.ts";
import { wayOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { chooseFile, pathOf, readContent, type Content } from "../content.ts";
import { requireNewAddress } from "../new-address.ts";
import { fileOf, refuseExisting, writeNewFile } from "../new-file.ts";
import { refusal, say, type Options } from "../output.ts";
import { readBase } from "../published-base.ts";
import { dryRun } from "../shared-options.ts";
import type { Store } from "../store.ts";
import { changedText } from "../user-error.ts";

export const command = defineCommand({
  after: "new",
  description: "give an invitation that is not published yet another address",
  arguments: ["<kind/slug>", "<new-kind/slug>"],
  options: {
    ...dryRun,
  },
  examples: ["rename wedding/anna-arman wedding/anna-arman-2027 --remote"],
  guarantee: { changes: "both", again: "same" },
  answer: v.strictObject({
    from: v.string(),
    to: v.string(),
    file: v.string(),
    order: v.nullable(shapes.orderNumber),
    dryRun: v.boolean(),
  }),
  /**
   * Moves an unpublished definition to another address, with its order. Its preview is taken down,
   * because it is shown at the old one.
   */
  async run(from, to, options, open) {
    const content = await readContent();
    const file = await chooseFile(content, from);
    const path = /^content\/invitations\/(.+)\.json$/.exec(file)?.[1];
    if (path === undefined)
      throw refusal(
        `${file} is no customer's invitation: move it by hand and adjust what names it.`,
      );
    const address = requireNewAddress(to);
    const renamed = `${address.kind}/${address.slug}`;
    const target = fileOf(address);
    refuseTaken(content, renamed, target);
    const text = changedText(`${file} is not changed`, () =>
      withAddress(readFileSync(pathOf(file), "utf8"), address),
    );
    const store = await open();
    await refusePublished(store, path, file, options);
    // At the new address already where an earlier run was broken off.
    const order = (await findOrderOf(store.db, path)) ?? (await findOrderOf(store.db, renamed));
    if (!options.dryRun) {
      // The file comes last, so that a run that was broken off finds it at its old address again.
      if (order) {
        const moved = { state: order.state, invitation: renamed };
        await markOrder(store.db, order.number, moved, Date.now());
      }
      await deletePreview(store.db, path);
      await writeNewFile(target, text);
      await rm(pathOf(file), { force: true });
    }
    say(
      options,
      options.dryRun ? `${file} would become ${target} (--dry-run).` : `${file} is ${target} now.`,
      ...(order ? [`Order ${formatOrderNumber(order.number)} belongs to it.`] : []),
      `A preview under the old address ends; to show it anew: npm run studio -- preview ${renamed}${wayOf(options)}`,
    );
    return {
      from: path,
      to: renamed,
      file: target,
      order: order?.number ?? null,
      dryRun: options.dryRun ?? false,
    };
  },
});

function refuseTaken({ files }: Content, path: string, target: string): void {
  if (files.some(({ file }) => file === target)) throw refuseExisting(target);
  const other = files.find(({ text }) => text.includes(`"${path}"`));
  if (other) throw refusal(`${path} is an address of ${other.file} already; nothing was changed.`);
}

/**
 * @throws UserError for an invitation that guests have the address of; its replies and its guests
 * belong to that address.
 */
async function refusePublished(
  { content, db }: Store,
  path: string,
  file: string,
  options: Options,
): Promise<void> {
  const isPublished =
    (await findPublishedPath(content, path)) !== null || (await findHeads(db, [path])).size > 0;
  const isElsewhere = !options.remote && (await readBase(path, true)) !== null;
  if (!isPublished && !isElsewhere) return;
  throw refusal(
    `${path} was published${isElsewhere && !isPublished ? " in production" : ""}: guests have its address, and replies belong to it. Nothing was changed. For another address of the same page write "aliases" into ${file} (docs/invitations.md, "The file").`,
  );
}
