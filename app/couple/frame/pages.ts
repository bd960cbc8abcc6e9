/** The pages of a dashboard, in the order of their navigation. */
export const dashboardPages = [
  { page: "answers", href: "/replies" },
  { page: "guests", href: "/replies/guests" },
  { page: "tables", href: "/replies/tables" },
  { page: "lists", href: "/replies/lists" },
  { page: "settings", href: "/replies/settings" },
] as const;

/** Pages that the shop's made-up dashboard has. */
export const demoPages = dashboardPages.filter(
  ({ page }) => page === "answers" || page === "guests" || page === "tables",
);

export type DashboardPageName = (typeof dashboardPages)[number]["page"];

/** The one page of a link that sends invitations for somebody. */
export const sendersPage = "/replies/reminders";
