import type * as v from "valibot";
import { printJson, type Options } from "./output.ts";
import { lendStore, type OpenStore } from "./store.ts";

/** Promises of a command however it ends. tests/command/support/guarantee-proof.ts proves them. */
export type Guarantee = {
  /** Files of this machine, what is stored, both, or nothing. */
  changes: "nothing" | "files" | "storage" | "both";
  /**
   * After it was broken off anywhere, the same command finishes its work. "same": a run more changes
   * nothing further; "more": each run adds its own; "says": its last sentence names the command that
   * goes on.
   */
  again: "same" | "more" | "says";
  /** It takes the publishing lease: of two at once the second waits for the first. */
  waits?: boolean;
  /** It opens no storage, so that it needs neither network nor login, and `--remote` means nothing. */
  offline?: boolean;
};

/** Words that the shell completes: the words themselves, or the content whose names they are. */
export type Completed =
  | readonly string[]
  | "addresses"
  | "addresses and kinds"
  | "palettes"
  | "templates"
  | "cards"
  | "animations";

/** An option's text in the help; more where it is not simply optional. */
export type OptionText =
  | string
  | {
      text: string;
      isRequired?: true;
      /** May be given several times. */
      repeats?: true;
      /** Not in the help: other programs give it. */
      isHidden?: true;
    };

/** All of a command that help, completion and documents say: data alone, as the index stores it. */
export type CommandFacts = {
  /**
   * The place that it stands below in the help: the command before it (`orders price`), or for the
   * first of a group the group (`orders`), or the heading (`Writing:`).
   */
  after: string;
  alias?: string;
  description: string;
  /** As in `<kind/slug>`, `[name]`, `<files...>`. */
  arguments?: readonly string[];
  /** How it is written, where that does not follow from its arguments. */
  usage?: string;
  /** Their texts by how they are written: `--out <file>`, `--dry-run`, `--no-pictures`. */
  options?: Readonly<Record<string, OptionText>>;
  /**
   * Words that the shell completes, by an argument's or option's name: `state`, `--template`. An
   * argument written `kind/slug` completes addresses.
   */
  completes?: Readonly<Record<string, Completed>>;
  /** Without `studio`. */
  examples: readonly string[];
  guarantee: Guarantee;
};

/** A command of `cli/commands`, as it is loaded to be run. */
export type Command = CommandFacts & {
  /** The output of `--json`; null for a command whose output is a text for a program. */
  answer: v.GenericSchema | null;
  run(...given: unknown[]): Promise<void>;
};

/** A command in the index. */
export type IndexedCommand = Omit<CommandFacts, "after"> & {
  name: string;
  /** Above it in the help; a group's commands have none. */
  heading?: string;
  /** It answers in JSON. */
  answers: boolean;
};

/** The first word of several commands, in the index. */
export type IndexedGroup = { name: string; heading: string; description: string };

type Camel<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type Long<Written> = Written extends `--${infer Name} ${string}`
  ? Name
  : Written extends `--${infer Name}`
    ? Name
    : never;
type OptionName<Written> = Camel<Long<Written> extends `no-${infer Name}` ? Name : Long<Written>>;

type OptionValue<Written> = Written extends `${string} <${string}...>`
  ? string[]
  : Written extends `${string} <${string}>`
    ? string
    : Written extends `${string} [${string}]`
      ? string | true
      : boolean;

type OptionValues<Texts> = {
  [
    Written in keyof Texts as Texts[Written] extends { isRequired: true }
      ? OptionName<Written>
      : never
  ]: OptionValue<Written>;
} & {
  [
    Written in keyof Texts as Texts[Written] extends { isRequired: true }
      ? never
      : OptionName<Written>
  ]?: Texts[Written] extends { repeats: true } ? string[] : OptionValue<Written>;
};

type ArgumentValue<Written> = Written extends `${string}...${string}`
  ? readonly string[]
  : Written extends `[${string}]`
    ? string | undefined
    : string;
type ArgumentValues<All extends readonly string[]> = {
  -readonly [Place in keyof All]: ArgumentValue<All[Place]>;
};

/** An answer as its schema describes it; what is printed is changed no more. */
type Answered<Value> = Value extends readonly (infer Item)[]
  ? readonly Answered<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Answered<Value[Name]> }
    : Value;
/** Nothing of a command that has printed all itself. */
type AnswerOf<Schema> = Schema extends v.GenericSchema
  ? Answered<v.InferInput<Schema>> | void
  : void;

/**
 * A command of `cli/commands`. Its place there is its name: `orders/contact.ts` is
 * `studio orders contact`. `npm run commands` writes what help and completion read of it into
 * `command-index.generated.ts`, so that they load no command.
 * @param command `run` takes the arguments as they are written, then the options, of which the
 * compiler knows both by how they are written, and what opens the storage until it has ended. It
 * answers what `--json` prints; what it says otherwise is silent then (`say`).
 */
export function defineCommand<
  const Schema extends v.GenericSchema | null,
  const Arguments extends readonly string[] = readonly [],
  const Texts extends Readonly<Record<string, OptionText>> = Record<never, string>,
>(
  command: Omit<CommandFacts, "arguments" | "options"> & {
    arguments?: Arguments;
    options?: Texts;
    answer: Schema;
    run: (
      ...given: [...ArgumentValues<Arguments>, Options & OptionValues<Texts>, OpenStore]
    ) => Promise<AnswerOf<Schema>>;
  },
) {
  async function run(
    ...args: [...ArgumentValues<Arguments>, Options & OptionValues<Texts>]
  ): Promise<void> {
    const { remote = false, json }: Options = Object(args.at(-1));
    const answer = await lendStore(remote, (open) => command.run(...args, open));
    if (json && answer !== undefined) printJson(answer);
  }
  return { ...command, run };
}
