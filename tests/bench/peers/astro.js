import { renderToString } from "astro/runtime/server/index.js";
// Types of Astro are not installed with the project, therefore this file is JavaScript.
import Node from "./node.astro";

/** What Astro's own server gives a rendering, without routes, islands and styles. */
function renderingOf() {
  return {
    createAstro: (props, slots) => ({ props, slots }),
    compressHTML: true,
    partial: true,
    clientDirectives: new Map(),
    componentMetadata: new Map(),
    renderers: [],
    styles: new Set(),
    scripts: new Set(),
    links: new Set(),
    _metadata: {
      hasHydrationScript: false,
      hasRenderedHead: true,
      headInTree: false,
      hasDirectives: new Set(),
      hasRenderedServerIslandRuntime: false,
      extraHead: [],
      extraStyleHashes: [],
      extraScriptHashes: [],
      propagators: new Set(),
      rendererSpecificHydrationScripts: new Set(),
      renderedScripts: new Set(),
    },
  };
}

export default {
  fetch: async () => {
    const html = await renderToString(renderingOf(), Node, { node: __TREE__ }, {});
    return new Response(`<!DOCTYPE html>${html}`, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  },
};
