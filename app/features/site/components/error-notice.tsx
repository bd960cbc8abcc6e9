import { isRouteErrorResponse } from "react-router";
import { NoticePage } from "#app/features/site/components/notice-page.tsx";
import { faultOf } from "#app/features/site/notices.ts";

/** The page in place of one that could not be shown, by what was thrown. */
export function ErrorNotice({ error }: { error: unknown }) {
  return <NoticePage fault={faultOf(isRouteErrorResponse(error) ? error.status : 500)} />;
}
