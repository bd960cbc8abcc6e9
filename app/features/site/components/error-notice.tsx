import { isRouteErrorResponse } from "react-router";
import { NoticePage } from "#app/features/site/components/notice-page.tsx";
import { faultOf } from "#app/features/site/notices.ts";

/** The page for a thrown response or error. */
export function ErrorNotice({ error }: { error: unknown }) {
  return <NoticePage fault={faultOf(isRouteErrorResponse(error) ? error.status : 500)} />;
}
