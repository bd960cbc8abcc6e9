import { type ExportOptions, exportRequested } from "../../export.ts";

/** `studio export invitation KIND/SLUG`: everything that is kept about an invitation, as files. */
export function exportInvitation(address: string, options: ExportOptions): Promise<void> {
  const name = address.replaceAll("/", "-").replace(/^-|-$/g, "");
  return exportRequested({ of: "invitation", address }, name, options);
}
