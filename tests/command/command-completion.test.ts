import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { goodsStates } from "#app/shop/order/goods/state.ts";
import { orderStates } from "#app/shop/order/state.ts";
import { complete } from "../../cli/completion.ts";
import { createProgram } from "../../cli/program.ts";
import { studio } from "./support/command-session.ts";

const words = (...typed: string[]) => complete(createProgram(), typed);

test("commands, sub-commands and options are completed", async () => {
  expect(await words("pub")).toEqual(["publish"]);
  expect(await words("guests", "re")).toEqual(["remove", "renew"]);
  expect(await words("publish", "--dr")).toEqual(["--dry-run"]);
  expect(await words("list", "--remote", "--re")).toEqual([]);
  expect(await words("")).not.toContain("__complete");
});

test("addresses, kinds, states and palettes are completed where they are expected", async () => {
  expect(await words("show", "wedding/an")).toEqual(["wedding/anna-arman"]);
  expect(await words("--json", "publish", "--yes", "templates/1")).toEqual(["templates/1002"]);
  expect(await words("check", "wedd")).toEqual(["wedding/anna-arman", "wedding"]);
  expect(await words("orders", "mark", "482137", "")).toEqual([...orderStates]);
  expect(await words("orders", "goods", "482137", "")).toEqual([...goodsStates]);
  expect(await words("orders", "list", "--state", "app")).toEqual(["approved"]);
  expect(await words("list", "--state", "op")).toEqual(["open"]);
  expect(await words("publish", "--all", "--without", "wedd")).toEqual(["wedding/anna-arman"]);
  expect(await words("palette", "mine", "--from", "alm")).toEqual(["almond"]);
  expect(await words("new", "wedding/x", "--from", "wed")).toEqual(["wedding/anna-arman"]);
  expect(await words("orders", "show", "")).toEqual([]);
});

test("the script for bash completes in bash", async () => {
  const { out: script } = await studio("completion", "bash");
  const typed = `COMP_WORDS=(studio publish wedding/an); COMP_CWORD=2; _studio; echo "\${COMPREPLY[@]}"`;
  const out = execFileSync("bash", ["-c", `${script}\n${typed}`], { encoding: "utf8" });
  expect(out).toBe("wedding/anna-arman\n");
});

test("each shell completes the names of files where none of the command's words fit", async () => {
  const fallbacks = { bash: "compopt -o default", zsh: "_files", fish: "__fish_complete_path" };
  for (const [shell, fallback] of Object.entries(fallbacks))
    expect((await studio("completion", shell)).out, shell).toContain(fallback);
});

test("each shell has its script, and another one is answered with those that there are", async () => {
  for (const shell of ["bash", "zsh", "fish"])
    expect((await studio("completion", shell)).out).toContain("__complete --");
  const wrong = await studio("completion", "zhs");
  expect(wrong.code).toBe(2);
  expect(wrong.complaints).toContain("Did you mean zsh?");
});
