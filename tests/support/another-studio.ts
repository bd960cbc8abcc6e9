/** Another studio's content/studio.json, in place of the one in the repository. */
export default {
  name: { en: "Toy & Tost", am: "Թոյ և Թոստ", fr: "Toy & Tost Paris" },
  letters: "T&T",
  palette: "sevan",
  phone: "+33142685300",
  email: "bonjour@toytost.fr",
  viber: "+33612345678",
  facebook: "https://www.facebook.com/toytost",
  legalName: { en: "Toy & Tost SARL", am: "«Թոյ և Թոստ» ՍՊԸ" },
  taxNumber: "FR 40 303 265 045",
  address: { en: "12 rue des Archives, 75004 Paris" },
  copyright: 2026,
  currency: "EUR",
  timeZone: "Europe/Paris",
  languages: ["fr", "en", "am"],
  armenianPaths: ["engagement/in-armenian"],
  // Each day that an order of today may need.
  holidays: Array.from({ length: 3 }, (_, day) =>
    new Date(Date.now() + (day + 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  ),
};
