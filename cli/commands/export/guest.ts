import { type ExportOptions, exportRequested } from "../../export.ts";

/** `studio export guest KIND/SLUG WHO`: everything that is kept about a guest, as files. */
export function exportGuest(address: string, who: string, options: ExportOptions): Promise<void> {
  return exportRequested({ of: "guest", address, who }, "guest", options);
}
