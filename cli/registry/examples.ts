/** Examples as the end of a command's help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  studio ${line}`).join("\n")}`;
}
