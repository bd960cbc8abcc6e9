import * as v from "valibot";

/**
 * The fields of a Telegram update that the bot reads. Source: core.telegram.org/bots/api, "Update";
 * a chat's id has at most 52 significant bits.
 */
export const updateSchema = v.object({
  update_id: v.pipe(v.number(), v.safeInteger()),
  message: v.optional(
    v.object({
      chat: v.object({
        id: v.pipe(v.number(), v.safeInteger()),
        type: v.optional(v.string(), "private"),
      }),
      from: v.optional(v.object({ language_code: v.optional(v.string()) })),
      text: v.optional(v.string(), ""),
    }),
  ),
});

export type Update = v.InferOutput<typeof updateSchema>;

/** Questions that a bound chat asks about its invitation. */
export const questions = ["list", "silent", "csv"] as const;
export type Question = (typeof questions)[number];

/** A chat's command to the bot. */
export type Command =
  | { command: "start"; code: string }
  | { command: "stop" | "help" }
  | { command: "ask"; question: Question };

/**
 * The command in a message: `/start CODE`, `/stop`, `/list` …, in groups also with the bot's name,
 * as in `/list@Bot`; `help` for an unknown one. Null for anything else, and for what a group may
 * have written to another bot.
 * @param botName empty while it is not set: then any name is taken for the bot's.
 */
export function commandOf(text: string, isPrivate: boolean, botName: string): Command | null {
  const [, name = "", addressee, rest = ""] =
    /^\/(\w+)(?:@(\w+))?(?:\s+(.*))?$/s.exec(text.trim()) ?? [];
  if (!name) return null;
  const isNamed = addressee !== undefined && botName !== "";
  const isOurs = isNamed && addressee.toLowerCase() === botName.toLowerCase();
  if (isNamed && !isOurs) return null;
  if (name === "start") return { command: name, code: rest.trim() };
  if (name === "stop") return { command: name };
  const question = questions.find((candidate) => candidate === name);
  if (question) return { command: "ask", question };
  return name === "help" || isPrivate || isOurs ? { command: "help" } : null;
}
