import { enhance } from "./enhance.ts";

// React Router leaves its context in hydrated pages only. Documents need no React; their script is
// in this file rather than in a module of its own, so that they load one file.
if ("__reactRouterContext" in window) void import("./hydrate.tsx").then(({ hydrate }) => hydrate());
// From the browser's cache the script may come before the rest of the page, and would miss it.
else if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", enhance);
else enhance();
