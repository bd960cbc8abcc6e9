/**
 * The address of a file of an order, or of its small picture.
 * @param files where the order's files are, as in `/order/482137/files?key=…`.
 */
export function fileAddress(files: string, hash: string, isSmall: boolean): string {
  return files.replace("/files?", `/files/${hash}?${isSmall ? "small&" : ""}`);
}
