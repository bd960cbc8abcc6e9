import { expect, test } from "vitest";
import { exitCodes, exitCodeTexts } from "../../cli/exit-codes.ts";
import { loadCommand } from "../../cli/load-command.ts";
import { studio } from "./support/command-session.ts";
import { leaves } from "./support/leaves.ts";

test("the help of every command shows the options of all commands and an example of its own", async () => {
  for (const { name, words } of leaves) {
    const { code, out } = await studio(...words, "--help");
    expect(code, name).toBe(0);
    for (const option of ["--remote", "--json", "--yes", "--quiet"])
      expect(out, name).toContain(option);
    expect(out, name).toMatch(new RegExp(`Examples:\n  studio ${name}\\b`));
  }
});

test("every command that answers in JSON describes its answer", async () => {
  const printing = ["completion"];
  for (const { name } of leaves) {
    const { answer } = await loadCommand(name);
    expect(answer === null, name).toBe(printing.includes(name));
  }
});

test("a command's schema is printed, and an unknown command is answered with the nearest", async () => {
  const { out } = await studio("schema", "--command", "orders list");
  expect(JSON.parse(out)).toMatchObject({ type: "array", items: { type: "object" } });
  const wrong = await studio("schema", "--command", "orders lst");
  expect(wrong).toMatchObject({ code: exitCodes.notFound, out: "" });
  expect(wrong.complaints).toContain('Did you mean "orders list"?');
});

test("help explains every exit code", async () => {
  const { out } = await studio("--help");
  for (const code of Object.values(exitCodes)) {
    expect(exitCodeTexts.map(([known]) => known)).toContain(code);
    expect(out).toMatch(new RegExp(`^  ${code} `, "m"));
  }
});
