import { notFound } from "#app/lib/http.ts";
import { siteLanguage } from "#app/middleware/site-language.ts";

/** Its page has the bar of the shop window, and in it the switch of languages. */
export const middleware = [siteLanguage];

export function loader() {
  throw notFound();
}

/** A route without a component answers its loader's response bare, not the designed page. */
export default function NotFound() {
  return null;
}
