/** An error at one place of a definition. */
export type Finding = { path: (string | number)[]; message: string };
