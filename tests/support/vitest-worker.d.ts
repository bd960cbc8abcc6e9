/** Vitest's state within a Worker that runs tests. */
declare const __vitest_worker__: {
  evaluatedModules: import("vite/module-runner").EvaluatedModules;
};
