import { Outlet } from "react-router";
import { siteLanguage } from "#app/middleware/site-language.ts";

/** All pages of the shop window are below this route. */
export const middleware = [siteLanguage];

/** The pages render the shell themselves, because it marks the current page. */
export default function SiteLayout() {
  return <Outlet />;
}
