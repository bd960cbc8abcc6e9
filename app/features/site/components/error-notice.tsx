import { isRouteErrorResponse } from "react-router";
import { NoticePage } from "#app/features/site/components/notice-page.tsx";

/** The page in place of one that could not be shown, by what was thrown. */
export function ErrorNotice({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <NoticePage kind={status === 404 ? "not-found" : status === 410 ? "ended" : "broken"} />;
}
