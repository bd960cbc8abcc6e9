import { type ExportOptions, exportRequested } from "../../export.ts";

/** `studio export order NUMBER`: everything that is kept about an order, as files. */
export function exportOrder(number: string, options: ExportOptions): Promise<void> {
  return exportRequested({ of: "order", number }, `order-${number}`, options);
}
