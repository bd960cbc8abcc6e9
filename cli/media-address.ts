import { isKind } from "#app/domain/invitation/kinds.ts";
import { pathOf } from "./address.ts";

/** `wedding/anna-arman` of an address; null for anything else. */
export function folderOf(address: string): string | null {
  const path = pathOf(address);
  const [kind, slug = "", ...others] = path.split("/");
  return isKind(kind) && /^[a-z0-9-]+$/.test(slug) && others.length === 0 ? path : null;
}
