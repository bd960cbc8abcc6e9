import { enhance } from "./enhance.ts";

// React Router leaves its context in hydrated pages only. Documents need no React; their script is
// in this file rather than in a module of its own, so that they load one file.
if ("__reactRouterContext" in window) void start();
// From the browser's cache the script may come before the rest of the page, and would miss it.
else if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", enhance);
else enhance();

async function start(): Promise<void> {
  // The newest of the methods that older-browsers.ts adds, so what has it has all (Chrome 110,
  // Safari 16).
  if (!("toSorted" in Array.prototype)) await import("./older-browsers.ts");
  const { hydrate } = await import("./hydrate.tsx");
  hydrate();
}
