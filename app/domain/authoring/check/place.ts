import type { Node } from "jsonc-parser";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import { JsonTextError, fieldsOf, parseJsonText, placeAt } from "#app/lib/json-text.ts";

/** A place in a text; both count from 1. */
export type Place = { line: number; column: number };
export type Placed<Found extends Problem> = Found & Partial<Place>;

/**
 * Adds to the problems of one file where in its text they are. A field that is missing has the place
 * of the one that it is missing in; a text that is no JSON has that of its first fault.
 * @param text the file's.
 */
export function placed<Found extends Problem>(
  text: string,
  problems: readonly Found[],
): Placed<Found>[] {
  const clean = text.replace(/^\uFEFF/, "");
  const tree = treeOf(clean);
  if (tree instanceof JsonTextError) {
    const { line, column } = tree;
    const place = `line ${line}, column ${column}: `;
    return problems.map((problem) =>
      problem.message.startsWith(place)
        ? { ...problem, message: problem.message.slice(place.length), line, column }
        : problem,
    );
  }
  return problems.map((problem) =>
    problem.path === ""
      ? problem
      : { ...problem, ...placeAt(clean, offsetOf(tree, stepsOf(problem.path))) },
  );
}

/** A path for a reader, which counts from 1: `sections 4, address, en`. */
export function pathWords(path: string): string {
  return stepsOf(path).reduce<string>((words, step) => {
    if (typeof step === "number") return `${words} ${step + 1}`.trimStart();
    return words === "" ? step : `${words}, ${step}`;
  }, "");
}

/** A path as in `pathText`, whose places in lists count from 1: `sections 4.address.en`. */
export function pathFromOne(path: string): string {
  return path.replaceAll(/\[(\d+)\]/g, (_, place: string) => ` ${Number(place) + 1}`);
}

function treeOf(text: string): Node | JsonTextError {
  try {
    return parseJsonText(text);
  } catch (error) {
    if (error instanceof JsonTextError) return error;
    throw error;
  }
}

/** The steps of a path that `pathText` wrote. */
function stepsOf(path: string): (string | number)[] {
  const steps = path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g);
  return Array.from(steps, ([, place, quoted, name = ""]) => {
    if (place !== undefined) return Number(place);
    if (quoted === undefined) return name;
    const read: unknown = JSON.parse(quoted);
    return String(read);
  });
}

/** The start of the last step that the tree has: a field at its name, an entry at its value. */
function offsetOf(tree: Node, steps: readonly (string | number)[]): number {
  let position: Step = { node: tree, offset: tree.offset };
  for (const step of steps) {
    const next = stepInto(position.node, step);
    if (next === null) break;
    position = next;
  }
  return position.offset;
}

type Step = { node: Node; offset: number };

function stepInto(node: Node, step: string | number): Step | null {
  if (node.type === "array") {
    const entry = typeof step === "number" ? node.children?.[step] : undefined;
    return entry ? { node: entry, offset: entry.offset } : null;
  }
  const field = fieldsOf(node).findLast(({ name }) => name === String(step));
  return field ? { node: field.value, offset: field.from } : null;
}
