import { isRouteErrorResponse } from "react-router";
import { NoticePage } from "#app/shop/site/components/notice-page.tsx";
import { faultOf } from "#app/shop/site/notices.ts";

/** The page for a thrown response or error. */
export function ErrorNotice({ error }: { error: unknown }) {
  return <NoticePage fault={faultOf(isRouteErrorResponse(error) ? error.status : 500)} />;
}
