import { parse, type MemberNode } from "@humanwhocodes/momoa";

/**
 * Sets the last day in a definition's JSON text; every other character stays as it was.
 * @param until a date like `2028-01-31`.
 * @throws Error when the text is not a JSON object with an `event`.
 */
export function withUntil(text: string, until: string): string {
  const { body } = parse(text, { mode: "json" });
  const members = body.type === "Object" ? body.members : [];
  const value = JSON.stringify(until);
  const there = memberOf(members, "until");
  if (there) {
    const { start, end } = there.value.loc;
    return text.slice(0, start.offset) + value + text.slice(end.offset);
  }
  const event = memberOf(members, "event");
  if (!event) throw new Error("a definition without an event");
  const at = event.loc.end.offset;
  const lineBegin = text.lastIndexOf("\n", event.loc.start.offset) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineBegin))?.[0] ?? "";
  return `${text.slice(0, at)},\n${indent}"until": ${value}${text.slice(at)}`;
}

function memberOf(members: readonly MemberNode[], wanted: string): MemberNode | undefined {
  return members.find(({ name }) => name.type === "String" && name.value === wanted);
}
