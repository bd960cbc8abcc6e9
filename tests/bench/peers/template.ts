import type { PageNode } from "../page-tree.ts";

/** The page, put here by tests/bench/peers.ts. */
declare const __TREE__: PageNode;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const voids = new Set(["area", "base", "br", "col", "img", "input", "link", "meta", "source"]);

/** The page as fixed markup with its texts left out, once a Worker. */
const template = { markup: [""], texts: [] as string[] };
fill(__TREE__);

function add(markup: string): void {
  template.markup.push(`${template.markup.pop() ?? ""}${markup}`);
}

function fill(node: PageNode): void {
  if (typeof node === "string") {
    template.texts.push(node);
    template.markup.push("");
    return;
  }
  const attributes = Object.entries(node.attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escaped(styleText(value))}"`,
  );
  add(`<${node.tag}${attributes.join("")}>`);
  if (voids.has(node.tag)) return;
  if (node.raw !== undefined) add(node.raw);
  for (const child of node.children) fill(child);
  add(`</${node.tag}>`);
}

function styleText(value: string | Record<string, string>): string {
  if (typeof value === "string") return value;
  return Object.entries(value)
    .map(([name, text]) => `${name}:${text}`)
    .join(";");
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}

/** The least Worker with a page's data in KV: it reads them, and fills a template. */
export default {
  fetch: async (_: Request, env: { CONTENT: KVNamespace }) => {
    const definition = await env.CONTENT.get("invitation:wedding/anna-arman", "json");
    if (definition === null) return new Response(null, { status: 404 });
    let html = template.markup[0] ?? "";
    for (const [index, text] of template.texts.entries())
      html += escaped(text) + (template.markup[index + 1] ?? "");
    return new Response(`<!DOCTYPE html>${html}`, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  },
};
