import { isCancel, multiselect, select, text } from "@clack/prompts";
import * as v from "valibot";
import { email, timeZone } from "#app/domain/invitation/schema/fields.ts";
import type { DefinitionInput } from "#app/domain/authoring/new/definition.ts";
import { meantLanguage } from "#app/domain/authoring/check/meant-language.ts";
import { usual, type NewKind, type Role } from "#app/domain/authoring/new/sections.ts";
import {
  defaultLanguage,
  languageNames,
  offeredLanguages,
  type Language,
} from "#app/i18n/languages.ts";
import { homeZone } from "#app/i18n/studio.ts";
import { requireChoice } from "./choice.ts";
import { Interrupted } from "./interruption.ts";
import type { Pictures } from "#app/domain/authoring/check/pictures.ts";
import { designLabel, designsFor, requireProduct, type Design } from "./new-designs.ts";
import { refusal, wrongUsage, type Options } from "./output.ts";
import { readTypedDate } from "./typed-date.ts";

export type NewOptions = Options &
  Partial<Record<Role, string>> & {
    template?: string;
    languages?: string;
    date?: string;
    zone?: string;
    place?: string;
    deadline?: string;
    email?: string;
  };

const roles: readonly Role[] = ["groom", "bride", "child", "person", "company"];

/** @returns the sentence that says what is wrong with a typed answer; nothing for a good one. */
type Check = (value: string) => string | undefined;

/**
 * Asks for the data that the options do not give.
 * @param designs all that there are; those for the kind's occasion are offered.
 * @param pictures cards and animations, which `--template` may name.
 * @throws UserError without a terminal, naming the missing options, and for an unusable option.
 */
export async function askForTheRest(
  address: { kind: NewKind; slug: string },
  options: NewOptions,
  designs: readonly Design[],
  pictures: Pictures,
): Promise<Omit<DefinitionInput, "order">> {
  // Unusable options are refused before anything is asked.
  const product = options.template
    ? requireProduct(options.template, address.kind, designs, pictures)
    : undefined;
  const start = options.date === undefined ? undefined : requireStart(options.date);
  const deadline = options.deadline === undefined ? undefined : requireDay(options.deadline);
  const givenRoles = roles.filter((role) => options[role]);
  const parts = usual[address.kind];
  // An option for an unusual role, such as a person at an event, replaces the usual ones.
  const neededRoles = givenRoles.every((role) => parts.roles.includes(role))
    ? parts.roles.filter((role) => !givenRoles.includes(role))
    : [];
  const missing = [
    ...(options.template ? [] : ["--template"]),
    ...(options.date ? [] : ["--date"]),
    ...neededRoles.map((role) => `--${role}`),
  ];
  const nobody = !process.stdin.isTTY || Boolean(options.yes) || Boolean(options.json);
  if (missing.length > 0 && nobody)
    throw refusal(`Nobody is here to be asked: give ${missing.join(", ")} too.`);

  const names: Partial<Record<Role, string>> = {};
  for (const role of givenRoles) names[role] = options[role];
  for (const role of neededRoles)
    names[role] = await askText(
      `Name of the ${role}, in Armenian, Latin or Russian letters`,
      isFilled,
    );
  const answers = {
    ...(product ?? { template: await askDesign(designsFor(address.kind, designs)) }),
    languages: await chosenLanguages(options.languages, nobody),
    start:
      start ?? requireStart(await askText("When does it begin, as in 12.06.2027 15:00?", isStart)),
  };
  const essentials = { ...address, names, ...answers };
  if (nobody)
    return {
      ...essentials,
      timeZone: options.zone ?? homeZone,
      place: options.place,
      email: options.email,
      deadline,
    };
  return {
    ...essentials,
    timeZone: options.zone ?? (await askText("Time zone of the place", isZone, homeZone)),
    place: options.place ?? (await askIfKnown("In which town?")),
    ...(parts.reply && !product?.picture
      ? {
          email: options.email ?? (await askIfKnown("Where do replies go? An e-mail", isEmail)),
          deadline: deadline ?? dayOf(await askIfKnown("The last day for replies", isDay)),
        }
      : { email: options.email }),
  };
}

/**
 * The moment of an option or an answer, as definitions hold it.
 * @throws UserError for a text that is none, that could be two days, or that lacks the hour.
 */
export function requireStart(typed: string): string {
  const problem = isStart(typed);
  if (problem) throw wrongUsage(`${problem}.`);
  const typedDate = readTypedDate(typed);
  return "day" in typedDate ? `${typedDate.day}T${typedDate.time ?? ""}` : "";
}

/** The day of an option. @throws UserError for a text that is none, or that could be two days. */
export function requireDay(typed: string): string {
  const problem = isDay(typed);
  if (problem) throw wrongUsage(`${problem}.`);
  return dayOf(typed) ?? "";
}

function dayOf(typed: string | undefined): string | undefined {
  const typedDate = typed === undefined ? null : readTypedDate(typed);
  return typedDate && "day" in typedDate ? typedDate.day : undefined;
}

async function chosenLanguages(
  languageList: string | undefined,
  nobody: boolean,
): Promise<Language[]> {
  if (languageList === undefined && nobody) return [defaultLanguage];
  if (languageList === undefined) {
    const chosen = await multiselect({
      message: `Languages (${languageNames[defaultLanguage]} is shown first; --languages gives another order)`,
      options: offeredLanguages.map((value) => ({ value, label: languageNames[value] })),
      initialValues: [defaultLanguage],
    });
    if (isCancel(chosen)) throw cancelled();
    return offeredLanguages.filter((code) => chosen.includes(code));
  }
  return requireLanguages(languageList);
}

/** The languages of an option, as in `am,en`. @throws UserError for one that is not offered. */
export function requireLanguages(languageList: string): Language[] {
  return languageList
    .split(",")
    .map((typed) => requireChoice("language", typed.trim(), offeredLanguages, meantLanguage));
}

async function askDesign(designs: readonly Design[]): Promise<string> {
  const options = designs.map((design) => ({ value: design.id, label: designLabel(design) }));
  const answer = await select({ message: "Design (--template takes any other)", options });
  if (isCancel(answer)) throw cancelled();
  return answer;
}

async function askText(message: string, problem: Check, initialValue?: string): Promise<string> {
  const answer = await text({
    message,
    initialValue,
    validate: (value) => problem(value ?? ""),
  });
  if (isCancel(answer)) throw cancelled();
  return answer.trim();
}

/** An answer that may be left empty; undefined then. */
async function askIfKnown(message: string, problem?: Check): Promise<string | undefined> {
  const check: Check = (value) => (value.trim() === "" ? undefined : problem?.(value));
  return (await askText(`${message} (empty: not known yet)`, check)) || undefined;
}

function isFilled(value: string): string | undefined {
  return value.trim() === "" ? "Expected a name" : undefined;
}

function isStart(value: string): string | undefined {
  const typedDate = readTypedDate(value);
  if ("problem" in typedDate) return typedDate.problem;
  return typedDate.time === null ? `"${value}" lacks the hour, as in 12.06.2027 15:00` : undefined;
}

function isDay(value: string): string | undefined {
  const typedDate = readTypedDate(value);
  return "problem" in typedDate ? typedDate.problem : undefined;
}

function isZone(value: string): string | undefined {
  return problemOf(timeZone, value);
}

function isEmail(value: string): string | undefined {
  return problemOf(email, value);
}

function problemOf(schema: v.GenericSchema<string>, value: string): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

/** For a question that was cancelled. */
function cancelled(): Interrupted {
  return new Interrupted("Nothing was written.");
}
