/** Maximum lengths in code points; longer texts are reported, never cut. */
export const longest = { line: 200, lines: 4000 };
