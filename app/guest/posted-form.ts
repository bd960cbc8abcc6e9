import {
  createContext,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { pageOfForm } from "#app/domain/invitation/page-forms.ts";
import type { AfterReplyProblem } from "#app/domain/reply/after-reply/fields.ts";
import type { ReplyFailure, ReplyState, TriedReply } from "#app/domain/reply/state.ts";
import type { TableSearch } from "#app/domain/seating/search/view.server.ts";
import { notFound } from "#app/lib/http.ts";

/** What became of a form that leads to no other page: the page is shown again with it. */
export type PostedForm = {
  /** Of a reply that was rejected. */
  failure?: ReplyFailure;
  tried?: TriedReply;
  /** Of a form of a guest who has replied. */
  problem?: AfterReplyProblem;
  search?: TableSearch;
};

/** Set by a form's action, for the loader of its page. */
export const postedForm = createContext<PostedForm>({});

const page = createContext<URL | null>(null);

/** The address of the page that is shown, also where a form of it was posted. */
export function pageUrl(context: Readonly<RouterContextProvider>, url: URL): URL {
  return context.get(page) ?? url;
}

/**
 * The middleware of a form's route. Its address is no page: whoever reloads it or comes back to it
 * is led to the page, and what is shown there after a post is one guest's.
 */
export const formRoute: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const pageAddress = pageOfForm(url);
  if (request.method !== "POST") {
    // As data it would be a redirect with status 202; no document asks for that.
    if (new URL(request.url).pathname.endsWith(".data")) throw notFound();
    throw redirect(pageAddress.pathname + pageAddress.search);
  }
  context.set(page, pageAddress);
  const response = await next();
  response.headers.set("Cache-Control", "private, no-store");
  return response;
};

/** A form's route has its page's headers, and those of the action: Retry-After. */
export function formHeaders({
  parentHeaders,
  actionHeaders,
}: {
  parentHeaders: Headers;
  actionHeaders: Headers;
}): Headers {
  return new Headers([...parentHeaders, ...actionHeaders]);
}

/** The reply section of a page that is shown again: the letter of a tried reply in place of a form. */
export function replyAfter(reply: ReplyState | null, { tried }: PostedForm): ReplyState | null {
  return tried ? { ...tried, personal: false } : reply;
}

/** A form's route is shown by its page, which renders no outlet. */
export function FormRoute(): null {
  return null;
}
