import { jsx, type Child } from "hono/jsx";
import type { PageNode } from "../page-tree.ts";

/** The page, put here by tests/bench/peers.ts. */
declare const __TREE__: PageNode;

function elementOf(node: PageNode): Child {
  if (typeof node === "string") return node;
  const { tag, attributes, raw, children } = node;
  return raw === undefined
    ? jsx(tag, attributes, ...children.map(elementOf))
    : jsx(tag, { ...attributes, dangerouslySetInnerHTML: { __html: raw } });
}

export default {
  fetch: async () =>
    new Response(`<!DOCTYPE html>${String(await elementOf(__TREE__))}`, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    }),
};
