import type { PictureFile, PictureFiles } from "#app/shop/catalogue/picture/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { DeliveredFiles } from "#app/shop/order/components/files-box.tsx";
import {
  deliverableKey,
  deliverableName,
  listDeliverables,
  type Deliverable,
} from "#app/shop/order/deliverables/data.server.ts";
import { drawnHash } from "#app/shop/order/deliverables/drawn.ts";
import type { DeliverableKind } from "#app/shop/order/deliverables/kinds.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The files that a picture's page offers in one language: those of what it shows now. Sheets for printers
 * are the customer's alone.
 */
export async function offeredFiles(
  db: D1Database,
  invitation: PublishedInvitation,
  language: Language,
): Promise<PictureFiles> {
  if (!invitation.picture) return {};
  const all = await listDeliverables(db, invitation.path);
  if (all.length === 0) return {};
  const drawn = await drawnHash(invitation, language);
  const currentFiles = all.filter((file) => file.language === language && file.drawn === drawn);
  const fileOf = (kind: DeliverableKind) => {
    const match = currentFiles.find((file) => file.kind === kind);
    return match && savedFile(invitation.path, match);
  };
  return {
    square: fileOf("4x5"),
    tall: fileOf("9x16"),
    film: fileOf("film"),
    poster: fileOf("poster"),
  };
}

/** A file's address, and how it is called once it is saved. */
function savedFile(path: string, file: Deliverable): PictureFile {
  return { href: `/${deliverableKey(file)}`, name: deliverableName(path, file) };
}

/** All files of an invitation by language, with those for printers, as its customer's page offers them. */
export function deliveredFiles(path: string, files: readonly Deliverable[]): DeliveredFiles[] {
  return [...Map.groupBy(files, ({ language }) => language)].map(([language, group]) => ({
    language,
    files: group.map((file) => ({
      kind: file.kind,
      ...savedFile(path, file),
      megabytes: (file.bytes / 1_000_000).toFixed(1),
    })),
  }));
}
