import { Outlet } from "react-router";
import { privateAnswer } from "#app/middleware/private-answer.ts";

/** All pages of a preview belong to one customer: no caches, no search engines. */
export const middleware = [privateAnswer];

export default function PreviewLayout() {
  return <Outlet />;
}
