/**
 * Makes this file's next import of a module load it anew, with its own state, when its path matches.
 * `vi.resetModules` would load all modules anew, libraries too, which takes as long as a file's tests.
 */
export function forgetModules(path: RegExp): void {
  for (const [id, module] of __vitest_worker__.evaluatedModules.idToModuleMap)
    if (path.test(id))
      Object.assign(module, { promise: undefined, exports: undefined, evaluated: false });
}
