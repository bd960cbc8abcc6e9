import { UserError, type Options } from "./output.ts";

/** The path in an address as staff type it or copy it from a browser: `/wedding/anna-arman/`. */
export function pathOf(address: string): string {
  return address.replace(/^\/|\/$/g, "");
}

/** The error for an address at which nothing is published. */
export function notPublished(path: string, { remote }: Options): UserError {
  return new UserError(
    `${path} is not published${remote ? " in production" : ""}. Publish it first: npm run studio -- publish ${path}${remote ? " --remote" : ""}`,
  );
}
