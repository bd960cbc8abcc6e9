import { pathText } from "#app/domain/authoring/check/issues.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";

type Path = Finding["path"];

/**
 * A difference between two JSON values. An added field has no `before`, a removed one no `after`.
 */
export type Change = { path: string; before?: unknown; after?: unknown };

/** Lists the differences between two JSON values, each with its path. */
export function diff(before: unknown, after: unknown, path: Path = []): Change[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => diff(before[name], after[name], [...path, name]));
  }
  return [change(path, before, after)];
}

/** Skips entries that are equal at both ends, so that one inserted section is one change. */
function diffLists(before: unknown[], after: unknown[], path: Path): Change[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    same(before[before.length - 1 - end], after[after.length - 1 - end])
  )
    end += 1;
  const removals = before.slice(start, before.length - end);
  const additions = after.slice(start, after.length - end);
  const changes: Change[] = [];
  for (let index = 0; index < Math.max(removals.length, additions.length); index += 1) {
    changes.push(...diff(removals[index], additions[index], [...path, start + index]));
  }
  return changes;
}

function change(path: Path, before: unknown, after: unknown): Change {
  return {
    path: pathText(path),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

function same(value: unknown, other: unknown): boolean {
  return canonicalJson(value) === canonicalJson(other);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
