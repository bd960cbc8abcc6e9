import { parse, type MemberNode } from "@humanwhocodes/momoa";

/**
 * Sets or removes the password in a definition's JSON text; every other character stays as it was.
 * @param hash as `hashPassword` makes it; null removes.
 * @throws Error for a text that is not a JSON object.
 */
export function withPassword(text: string, hash: string | null): string {
  const { body } = parse(text, { mode: "json", ranges: true });
  if (body.type !== "Object") throw new Error("a definition is an object: { … }");
  const { members } = body;
  const at = members.findIndex((member) => nameOf(member) === "access");
  const written = members[at];
  const entry = hash === null ? "" : `"access": { "password": ${JSON.stringify(hash)} }`;
  if (written) {
    if (hash !== null) return splice(text, rangeOf(written), entry);
    return splice(text, rangeWithComma(members, at), "");
  }
  if (hash === null) return text;
  const last = members.at(-1);
  if (!last) throw new Error("a definition has fields");
  const [, end] = rangeOf(last);
  return splice(text, [end, end], `,${blanksBefore(text, last)}${entry}`);
}

function nameOf({ name }: MemberNode): string {
  return name.type === "String" ? name.value : name.name;
}

type Range = readonly [from: number, to: number];

function rangeOf({ range }: MemberNode): Range {
  if (!range) throw new Error("momoa was asked for ranges and gave none");
  return range;
}

/**
 * The range of a member together with its comma: the one before it, or for the first member the one
 * after it.
 */
function rangeWithComma(members: readonly MemberNode[], at: number): Range {
  const [before, member, after] = [members[at - 1], members[at], members[at + 1]];
  if (!member) throw new RangeError(`no member ${at}`);
  const [from, to] = rangeOf(member);
  if (before) return [rangeOf(before)[1], to];
  return [from, after ? rangeOf(after)[0] : to];
}

/** The line break and indentation before a member. */
function blanksBefore(text: string, member: MemberNode): string {
  return /\s*$/.exec(text.slice(0, rangeOf(member)[0]))?.[0] ?? " ";
}

function splice(text: string, [from, to]: Range, put: string): string {
  return text.slice(0, from) + put + text.slice(to);
}
