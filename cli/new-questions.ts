import { isCancel, multiselect, select, text } from "@clack/prompts";
import * as v from "valibot";
import { localTime } from "#app/features/invitation/schema-fields.ts";
import type { DefinitionInput } from "#app/features/authoring/new-definition.ts";
import { usual, type NewKind, type Role } from "#app/features/authoring/new-sections.ts";
import {
  defaultLanguage,
  isLanguage,
  languageNames,
  languages,
  type Language,
} from "#app/i18n/languages.ts";
import { Interrupted } from "./interruption.ts";
import { UserError, type Options } from "./output.ts";

export type NewOptions = Options &
  Partial<Record<Role, string>> & {
    template?: string;
    languages?: string;
    date?: string;
    zone?: string;
    email?: string;
  };

const roles: readonly Role[] = ["groom", "bride", "child", "person", "company"];

/**
 * Asks for the data that the options do not give.
 * @param templates numbers of the designs.
 * @throws UserError without a terminal, naming the missing options.
 */
export async function askForTheRest(
  address: { kind: NewKind; slug: string },
  options: NewOptions,
  templates: readonly string[],
): Promise<Omit<DefinitionInput, "order">> {
  const given = roles.filter((role) => options[role]);
  const usually = usual[address.kind].roles;
  // An option for an unusual role, such as a person at an event, replaces the usual ones.
  const wanted = given.every((role) => usually.includes(role))
    ? usually.filter((role) => !given.includes(role))
    : [];
  const missing = [
    ...(options.template ? [] : ["--template"]),
    ...(options.date ? [] : ["--date"]),
    ...wanted.map((role) => `--${role}`),
  ];
  const nobody = !process.stdin.isTTY || options.yes || options.json;
  if (missing.length > 0 && nobody)
    throw new UserError(`Nobody is here to be asked: give ${missing.join(", ")} too.`);

  const names: Partial<Record<Role, string>> = {};
  for (const role of given) names[role] = options[role];
  for (const role of wanted)
    names[role] = await askText(
      `Name of the ${role}, in Armenian, Latin or Russian letters`,
      isFilled,
    );
  return {
    ...address,
    names,
    template: options.template ?? (await askTemplate(templates)),
    languages: await chosenLanguages(options.languages, Boolean(nobody)),
    start: options.date ?? (await askText("When does it begin, as in 2027-06-12T15:00?", isTime)),
    timeZone: options.zone ?? "Asia/Yerevan",
    email: options.email,
  };
}

async function chosenLanguages(named: string | undefined, nobody: boolean): Promise<Language[]> {
  if (named === undefined && nobody) return [defaultLanguage];
  if (named === undefined) {
    const chosen = await multiselect({
      message: "Languages (Armenian is shown first; --languages gives another order)",
      options: languages.map((value) => ({ value, label: languageNames[value] })),
      initialValues: [defaultLanguage],
    });
    if (isCancel(chosen)) throw cancelled();
    return languages.filter((code) => chosen.includes(code));
  }
  return named.split(",").map((typed) => {
    const code = typed.trim();
    if (isLanguage(code)) return code;
    throw new UserError(`"${code}" is no language here: expected some of ${languages.join(",")}.`);
  });
}

async function askTemplate(templates: readonly string[]): Promise<string> {
  const options = templates.map((value) => ({ value, label: value }));
  const answer = await select({ message: "Design", options });
  if (isCancel(answer)) throw cancelled();
  return answer;
}

async function askText(
  message: string,
  problem: (value: string) => string | undefined,
): Promise<string> {
  const answer = await text({ message, validate: (value) => problem(value ?? "") });
  if (isCancel(answer)) throw cancelled();
  return answer;
}

function isFilled(value: string): string | undefined {
  return value.trim() === "" ? "Expected a name" : undefined;
}

function isTime(value: string): string | undefined {
  const result = v.safeParse(localTime, value);
  return result.success ? undefined : result.issues[0].message;
}

/** For a question that was cancelled. */
function cancelled(): Interrupted {
  return new Interrupted("Nothing was written.");
}
