import { enhance } from "./enhance.ts";

// React Router leaves its context in hydrated pages alone. Documents need no React, and their script
// is here, not in a module of its own, so that they fetch one file.
if ("__reactRouterContext" in window) void import("./hydrate.tsx").then(({ hydrate }) => hydrate());
else enhance();
