import { codeParameter } from "#app/domain/guests/link/code.ts";

/** The forms of an invitation's page; each is posted to an address of its own, below the page's. */
export type PageForm = "reply" | "address" | "chat" | "wish" | "table";

/**
 * Query of the page that its forms keep, so that one with errors is shown on the same page again. Not
 * the token of a confirmation: what chats copy of a page carries none.
 */
const shownBy = [codeParameter, "change", "another", "lng"];

/** Where a form of a page is posted to. @param page the page's own address. */
export function formAddress({ pathname, searchParams }: URL, form: PageForm): string {
  const query = new URLSearchParams(
    shownBy.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return `${pathname.replace(/\/$/, "")}/${form}${query.size > 0 ? `?${query}` : ""}`;
}

/** The page of a form's address, with the same query. */
export function pageOfForm(url: URL): URL {
  const page = new URL(url);
  page.pathname = url.pathname.replace(/\/[^/]+\/?$/, "");
  return page;
}
