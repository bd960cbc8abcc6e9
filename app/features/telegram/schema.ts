import * as v from "valibot";

/**
 * The fields of a Telegram update that the bot reads. Source: core.telegram.org/bots/api, "Update";
 * a chat's id has at most 52 significant bits.
 */
export const updateSchema = v.object({
  update_id: v.pipe(v.number(), v.safeInteger()),
  message: v.optional(
    v.object({
      chat: v.object({ id: v.pipe(v.number(), v.safeInteger()) }),
      from: v.optional(v.object({ language_code: v.optional(v.string()) })),
      text: v.optional(v.string(), ""),
    }),
  ),
});

export type Update = v.InferOutput<typeof updateSchema>;

/**
 * The command in a message: `/start CODE` (also `/start@Bot CODE` in a group) or `/stop`; null for
 * anything else.
 */
export function commandOf(
  text: string,
): { command: "start"; code: string } | { command: "stop" } | null {
  const [, command, rest = ""] = /^\/(start|stop)(?:@\w+)?(?:\s+(.*))?$/s.exec(text.trim()) ?? [];
  if (command === "start") return { command, code: rest.trim() };
  return command === "stop" ? { command } : null;
}
