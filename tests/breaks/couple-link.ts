import type { Break } from "./break.ts";

const mutations = "app/domain/couple-link/mutations.server.ts";
const access = ["tests/pages/dashboard-access.test.ts"];
const settings = ["tests/pages/dashboard-settings.test.ts"];
const walk = ["tests/pages/access-walk.test.ts", "tests/pages/access-routes.test.ts"];

export const coupleLinkBreaks: readonly Break[] = [
  {
    promise: "a revoked link opens nothing",
    file: "app/domain/couple-link/data.server.ts",
    from: 'FROM couple_links WHERE revoked_at IS NULL";',
    to: 'FROM couple_links WHERE id IS NOT NULL";',
    tests: [...access, ...settings],
  },
  {
    promise: "a mail's link ends",
    file: "app/domain/couple-link/mail-token.ts",
    from: "return Number(expires) > now ? link : null;",
    to: "return link;",
    tests: [...access, ...walk, "tests/pages/secret-rotation.test.ts"],
  },
  {
    promise: "a mail's link is signed",
    file: "app/domain/couple-link/mail-token.ts",
    from: "if (!(await isSigned(secret, signedText(link, expires), signature))) return null;",
    to: "",
    tests: [...access, ...walk, "tests/pages/secret-rotation.test.ts"],
  },
  {
    promise: "a token is stored as its hash alone",
    file: "app/lib/crypto.ts",
    from: "return sha256Hex(token);",
    to: "return Promise.resolve(token);",
    tests: ["app/domain/couple-link/mutations.test.ts"],
  },
  {
    promise: "a shared link cannot renew the couple's own",
    file: mutations,
    from: "AND asking.name IS NULL AND asking.revoked_at IS NULL)`;",
    to: "AND asking.revoked_at IS NULL)`;",
    tests: [...settings, "tests/pages/dashboard-guest-list-access.test.ts", ...walk],
  },
  {
    promise: "a couple shares twenty links at most",
    file: mutations,
    from: "WHERE invitation = ${invitation} AND revoked_at IS NULL AND name IS NOT NULL) < ${sharedLinksAtMost}\n        ON CONFLICT",
    to: "WHERE invitation = ${invitation} AND revoked_at IS NULL AND name IS NOT NULL) < 9999\n        ON CONFLICT",
    tests: settings,
  },
  {
    promise: "revoking ends this invitation's links and no other's",
    file: mutations,
    from: "SET revoked_at = ?1 WHERE invitation = ?2 AND revoked_at IS NULL",
    to: "SET revoked_at = ?1 WHERE ?2 = ?2 AND revoked_at IS NULL",
    tests: ["app/domain/couple-link/mutations.test.ts"],
  },
  {
    promise: "a link that was revoked long ago is not restored",
    file: mutations,
    from: "AND name IS NOT NULL AND revoked_at >= ${since}",
    to: "AND name IS NOT NULL",
    tests: ["tests/pages/dashboard-undo.test.ts", ...settings],
  },
  {
    promise: "a couple's cookie carries its purpose",
    file: "app/lib/session-cookie.ts",
    from: "return v.is(signed, value) && session.success",
    to: "return session.success",
    tests: [...access, ...walk],
  },
  {
    promise: "a couple's session ends",
    file: "app/lib/session-cookie.ts",
    from: "session.success && session.output.expires > now",
    to: "session.success",
    tests: [...access, "tests/pages/staff.test.ts"],
  },
  {
    promise: "another site's page posts nothing",
    file: "app/middleware/same-origin.ts",
    from: "if (isCrossSite(request, url) && !(await isStop(request, url)))",
    to: 'if (isCrossSite(request, url) && url.pathname === "/never")',
    tests: [...access, "tests/pages/errors.test.ts"],
  },
  {
    promise: "a request without Origin and Sec-Fetch-Site is no form of ours",
    file: "app/middleware/same-origin.ts",
    from: "return page !== null && URL.canParse(page) && new URL(page).origin === origin;",
    to: "return page === null || (URL.canParse(page) && new URL(page).origin === origin);",
    tests: [...access, "tests/pages/errors.test.ts", "tests/pages/reply.test.ts"],
  },
  {
    promise: "an old secret opens nothing once it is gone",
    file: "app/lib/crypto.ts",
    from: "const bytes = fromBase64Url(signature);",
    to: "const bytes = fromBase64Url(signature); if (secrets.length > 0) return true;",
    tests: ["app/lib/crypto.test.ts", "tests/pages/secret-rotation.test.ts"],
  },
];
