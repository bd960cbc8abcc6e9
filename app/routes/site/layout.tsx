import { Outlet } from "react-router";
import { siteLanguage } from "#app/middleware/site-language.ts";

/** Every page of the shop window lies below this one. */
export const middleware = [siteLanguage];

/** The pages bring their own shell: it knows which of them is open. */
export default function SiteLayout() {
  return <Outlet />;
}
