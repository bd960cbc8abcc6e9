import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  route("healthz", "routes/api/healthz.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route(".well-known/security.txt", "routes/site/security.ts"),
  route("sitemap.xml", "routes/site/sitemap.ts"),
  route("manifest.webmanifest", "routes/site/manifest.ts"),
  route("api", "routes/api/description.ts"),
  route("api/invitations", "routes/api/invitations.ts"),
  route("api/replies", "routes/api/replies.ts"),
  route("locales/:language/:namespace.json", "routes/api/locale.ts"),
  route("locales/add/:language/:namespace", "routes/api/locale-add.ts"),
  route("api/telegram", "routes/api/telegram.ts"),
  route("send-email", "routes/api/send-email.ts"),
  route("media/:hash/:file", "routes/media/file.ts"),

  layout("routes/dashboard/layout.tsx", [
    route("replies", "routes/dashboard/page.tsx"),
    route("replies/entries", "routes/dashboard/entries.ts"),
    route("replies/answers/new", "routes/dashboard/enter-answer.tsx"),
    route("replies/answers/:id", "routes/dashboard/answer.tsx"),
    route("replies/reminders", "routes/dashboard/reminders.tsx"),
    route("replies/version", "routes/dashboard/version.ts"),
    route("replies.csv", "routes/dashboard/csv.ts"),
    route("replies.xlsx", "routes/dashboard/workbook.ts"),
    route("replies/invitations.csv", "routes/dashboard/merge.ts"),
    route("replies/invitations.vcf", "routes/dashboard/contacts.ts"),
    route("replies/lists", "routes/dashboard/lists.tsx"),
    route("replies/leave", "routes/dashboard/leave.tsx"),
    route("replies/archive", "routes/dashboard/archive.tsx"),
    route("replies/keepsake", "routes/dashboard/keepsake.ts"),
    route("replies/keepsake.json", "routes/dashboard/kept-book.ts"),
    route("replies/caterer", "routes/dashboard/caterer.tsx"),
    route("replies/door", "routes/dashboard/door.tsx"),
    route("replies/wishes", "routes/dashboard/wishes.tsx"),
    route("replies/cards", "routes/dashboard/cards.tsx"),
    route("replies/booklet", "routes/dashboard/booklet.tsx"),
    route("replies/settings", "routes/dashboard/settings.tsx"),
    route("replies/changes", "routes/dashboard/changes.tsx"),
    route("replies/tables", "routes/dashboard/tables.tsx"),
    route("replies/guests", "routes/dashboard/guests.tsx"),
    route("replies/guests/new", "routes/dashboard/guest-new.tsx"),
    route("replies/guests/import", "routes/dashboard/guest-import.tsx"),
    route("replies/guests/:household", "routes/dashboard/guest.tsx"),
    route("replies/guests/:household/qr.svg", "routes/dashboard/guest-qr.ts"),
    route("replies/confirm/:token", "routes/dashboard/confirm-address.tsx"),
    route("replies/:token", "routes/dashboard/enter.ts"),
  ]),

  layout("routes/demo/layout.tsx", [
    route("for-hosts/demo", "routes/demo/page.tsx"),
    route("for-hosts/demo/answers/new", "routes/demo/enter-answer.tsx"),
    route("for-hosts/demo/answers/:id", "routes/demo/answer.tsx"),
    route("for-hosts/demo/guests", "routes/demo/guests.tsx"),
    route("for-hosts/demo/guests/:household", "routes/demo/guest.tsx"),
    route("for-hosts/demo/reminders", "routes/demo/reminders.tsx"),
    route("for-hosts/demo/tables", "routes/demo/tables.tsx"),
  ]),

  layout("routes/staff/layout.tsx", [
    route("studio", "routes/staff/today.tsx"),
    route("studio/leave", "routes/staff/leave.tsx"),
    route("studio/orders/:number", "routes/staff/order.tsx"),
    route("studio/:token", "routes/staff/enter.ts"),
  ]),

  route("try", "routes/site/try.tsx"),
  route("cards/:id/art.svg", "routes/site/card-art.tsx"),
  route("animations/:id/art", "routes/site/animation-art.tsx"),
  route("animations/:id/art.svg", "routes/site/animation-picture.tsx"),
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("weblink", "routes/site/weblink.tsx"),
    route("assortment", "routes/site/assortment.tsx"),
    route("accessories", "routes/site/accessories.tsx"),
    route("prices", "routes/site/prices.tsx"),
    route("for-hosts", "routes/site/for-hosts.tsx"),
    route("privacy-policy", "routes/site/privacy-policy.tsx"),
    route("info/ekamtayin-hark", "routes/site/income-tax.tsx"),
    route("cards", "routes/site/cards.tsx"),
    route("cards/:id", "routes/site/card.tsx"),
    route("animations", "routes/site/animations.tsx"),
    route("animations/:id", "routes/site/animation.tsx"),
  ]),
  route("order/:number/files", "routes/order/files.ts"),
  route("order/:number/files/:hash", "routes/order/file.ts"),
  layout("routes/order/layout.tsx", [
    route("order", "routes/order/form.tsx"),
    route("order/all/:number", "routes/order/all.tsx"),
    route("order/:number", "routes/order/status.tsx"),
  ]),
  layout("routes/preview/layout.tsx", [
    route("draft/:kind/:slug/:key/event.ics", "routes/preview/calendar.ts"),
    route("draft/:kind/:slug/:key/:language/event.ics", "routes/preview/calendar.ts", {
      id: "draft-calendar-in-language",
    }),
    route("draft/:kind/:slug/:key/:language?", "routes/preview/page.tsx"),
  ]),
  // Development only: leaving the route out keeps it out of the production bundle.
  ...(process.env.NODE_ENV === "production"
    ? []
    : [route("contact-sheet", "routes/team/contact-sheet.tsx")]),
  route("stop/:token", "routes/invitation/stop.tsx"),
  layout("routes/invitation/gate.tsx", [
    route(":kind/:slug/event.ics", "routes/invitation/calendar.ts"),
    route(":kind/:slug/:language/event.ics", "routes/invitation/calendar.ts", {
      id: "calendar-in-language",
    }),
    route("og/:kind/:slug/:hash/:file", "routes/invitation/picture.ts"),
    route("templates/:slug/cover", "routes/invitation/cover.tsx"),
    route(":kind/:slug/:language?", "routes/invitation/page.tsx"),
  ]),

  // Root middleware runs only for matched routes; without this one an unknown path would have no
  // language.
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
