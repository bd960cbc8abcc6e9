import { text } from "node:stream/consumers";
import { readFile, writeFile } from "node:fs/promises";
import { isCancel, password as askPassword } from "@clack/prompts";
import * as v from "valibot";
import { withPassword } from "#app/domain/gate/set-password.ts";
import { longestPassword } from "#app/domain/gate/password-length.ts";
import { hashPassword, normalizePassword } from "#app/domain/gate/password.ts";
import { defineCommand } from "../command.ts";
import { chooseFile, pathOf, readContent } from "../content.ts";
import { Interrupted } from "../interruption.ts";
import { refusal, say, wrongUsage, type Options } from "../output.ts";
import { UserError, changedText } from "../user-error.ts";

export const command = defineCommand({
  after: "extend",
  description: "put an invitation behind a password: asks for it and writes its hash into the file",
  arguments: ["<kind/slug>"],
  options: {
    "--stdin": "read the password from the input",
    "--remove": "take the password away",
  },
  examples: ["password wedding/anna-arman", "password wedding/anna-arman --remove"],
  guarantee: { changes: "files", again: "same", offline: true },
  answer: v.strictObject({ file: v.string(), password: v.boolean(), changed: v.boolean() }),
  async run(address, options) {
    if (options.remove && options.stdin)
      throw wrongUsage("--remove needs no password and --stdin gives one: choose one.");
    const content = await readContent();
    const file = await chooseFile(content, address);
    const path = pathOf(file);
    const previousText = await readFile(path, "utf8");
    const hash = options.remove ? null : await hashPassword(await wantedPassword(options));
    const newText = changedText(`${file} is not changed`, () => withPassword(previousText, hash));
    if (newText !== previousText) await writeFile(path, newText);
    if (hash === null && newText === previousText) say(options, `${file} has no password.`);
    else
      say(
        options,
        `${file}: password ${hash === null ? "removed" : "set"}.`,
        `Guests see it once it is published: npm run studio -- publish ${address}`,
      );
    return { file, password: hash !== null, changed: newText !== previousText };
  },
});

type PasswordOptions = Options & { remove?: boolean; stdin?: boolean };

/** Characters. At some 100 guesses an hour, four digits would last four days. */
const minLength = 6;

async function wantedPassword(options: PasswordOptions): Promise<string> {
  const typedPassword = options.stdin ? await text(process.stdin) : await ask(options);
  const problem = problemOf(typedPassword);
  if (problem) throw new UserError(`${problem} Nothing was written.`);
  return typedPassword;
}

async function ask(options: PasswordOptions): Promise<string> {
  if (!process.stdin.isTTY || options.json)
    throw refusal("Nobody is here to be asked: give the password by --stdin.");
  const first = await askPassword({
    message: "The password that guests will type",
    validate: (value) => problemOf(value ?? ""),
  });
  const second = isCancel(first) ? first : await askPassword({ message: "Once more" });
  if (isCancel(first) || isCancel(second)) throw new Interrupted("Nothing was written.");
  if (first !== second) throw refusal("The two are not the same. Nothing was written.");
  return first;
}

function problemOf(typedPassword: string): string | undefined {
  const length = normalizePassword(typedPassword)?.length ?? 0;
  return length < minLength
    ? `A password has ${minLength} to ${longestPassword} characters; blanks at its ends do not count.`
    : undefined;
}
