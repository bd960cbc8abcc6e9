import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { PageNode } from "../page-tree.ts";

/** The page, put here by tests/bench/peers.ts. */
declare const __TREE__: PageNode;

function elementOf(node: PageNode): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, raw, children } = node;
  return raw === undefined
    ? createElement(tag, attributes, ...children.map(elementOf))
    : createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: raw } });
}

export default {
  fetch: () =>
    new Response(`<!DOCTYPE html>${renderToString(elementOf(__TREE__))}`, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    }),
};
