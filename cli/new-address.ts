import { usual, type NewKind } from "#app/domain/authoring/new/sections.ts";
import { nearest } from "#app/lib/nearest.ts";
import { pathOf } from "./address.ts";
import { wrongUsage } from "./output.ts";

/** @throws UserError for an address that no customer's invitation can have. */
export function requireNewAddress(address: string): { kind: NewKind; slug: string } {
  const [kind = "", slug = "", more] = pathOf(address).split("/");
  if (isNewKind(kind) && slug !== "" && more === undefined) return { kind, slug };
  const meant = slug === "" ? null : nearest(kind, Object.keys(usual));
  throw wrongUsage(
    `"${address}" is no address like wedding/anna-arman.${meant && meant !== kind ? ` Did you mean ${meant}/${slug}?` : ""} Before the slash stands one of ${Object.keys(usual).join(", ")}.`,
  );
}

function isNewKind(kind: string): kind is NewKind {
  return Object.hasOwn(usual, kind);
}
