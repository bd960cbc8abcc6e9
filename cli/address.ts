import { UserError, type Options } from "./output.ts";

/** An address as staff type it or copy it from a browser, `/wedding/anna-arman/`, as a path. */
export function pathOf(address: string): string {
  return address.replace(/^\/|\/$/g, "");
}

/** Said where an invitation is asked for that is not there. */
export function notPublished(path: string, { remote }: Options): UserError {
  return new UserError(
    `${path} is not published${remote ? " in production" : ""}. Publish it first: npm run studio -- publish ${path}${remote ? " --remote" : ""}`,
  );
}
