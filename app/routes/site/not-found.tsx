import { notFound } from "#app/lib/http.ts";

export function loader() {
  throw notFound();
}

/** A route without a component answers its loader's response bare, not the designed page. */
export default function NotFound() {
  return null;
}
