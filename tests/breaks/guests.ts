import type { Break } from "./break.ts";

const mutations = "app/domain/guests/mutations.server.ts";
const links = "app/domain/guests/link/mutations.server.ts";
const list = ["tests/pages/dashboard-guest-list.test.ts", "app/domain/guests/mutations.test.ts"];
const access = ["tests/pages/dashboard-guest-list-access.test.ts"];
const link = ["tests/pages/personal-link.test.ts"];

export const guestsBreaks: readonly Break[] = [
  {
    promise: "a code opens one invitation's household, and no other invitation's",
    file: "app/domain/guests/data.server.ts",
    from: "WHERE invitation = ?1 AND code = ?2",
    to: "WHERE ?1 = ?1 AND code = ?2",
    tests: link,
  },
  {
    promise: "a withdrawn code opens nothing",
    file: links,
    from: "return setCode(db, invitation, id, null, ends);",
    to: 'return setCode(db, invitation, id, "revoked2", ends);',
    tests: [...link, ...access, "tests/pages/dashboard-undo.test.ts"],
  },
  {
    promise: "a household is changed in its own invitation alone",
    file: mutations,
    from: "WHERE households.invitation = ${invitation} AND households.id =",
    to: "WHERE households.id =",
    tests: [
      ...list,
      ...access,
      "tests/pages/dashboard-wrong-link.test.ts",
      "tests/pages/access-walk.test.ts",
    ],
  },
  {
    promise: "a household is removed from its own invitation alone",
    file: links,
    from: "DELETE FROM households WHERE invitation = ${invitation} AND id = ${id}",
    to: "DELETE FROM households WHERE id = ${id}",
    tests: [...access, ...list, "tests/pages/access-walk.test.ts"],
  },
  {
    promise: "two hosts do not overwrite each other's change of a household",
    file: mutations,
    from: 'const isAsRead = sql`households.updated_at = ${field("updatedAt")}`;',
    to: "const isAsRead = sql`true`;",
    tests: list,
  },
  {
    promise: "an import that others have overtaken adds nothing",
    file: mutations,
    from: "= ${storedHouseholds.length + index * rowsAtOnce}`",
    to: "= (SELECT count(*) FROM households WHERE invitation = ${invitation})`",
    tests: [...list, "tests/pages/dashboard-guest-list-import.test.ts"],
  },
  {
    promise: "a person who keeps the name keeps the id that answers refer to",
    file: mutations,
    from: "return match ?? withNewId(person);",
    to: "return withNewId(person);",
    tests: [...list, "tests/pages/reply-by-name.test.ts"],
  },
  {
    promise: "a form that is sent twice adds one household",
    file: mutations,
    from: "ON CONFLICT (id) DO NOTHING`;",
    to: "ON CONFLICT (id) DO UPDATE SET id = lower(hex(randomblob(16)))`;",
    tests: [...list, "tests/pages/dashboard-guests.test.ts"],
  },
  {
    promise: "a section meant for one tag is hidden from the others",
    file: "app/domain/invitation/parts/rules.ts",
    from: "!tags || tags.some((tag) => tagKeys.has(tagKey(tag)));",
    to: "!tags || tags.length > 0;",
    tests: [...link, "tests/pages/sections.test.ts", "tests/pages/calendar-personal.test.ts"],
  },
  {
    promise: "a chat's robot that fetches a link is no guest who opened it",
    file: "app/domain/guests/visit/kinds.ts",
    from: 'if (robot.test(agent)) return "robot";',
    to: "",
    tests: link,
  },
  {
    promise: "codes cannot be guessed at any speed",
    file: "app/domain/guests/link/access.server.ts",
    from: "if (!(await mayPass(limit, addressOfVisitor(request))))",
    to: "if (!(await mayPass(limit, crypto.randomUUID())))",
    tests: ["tests/pages/guest-limit.test.ts"],
  },
  {
    promise: "while D1 fails a household's answer is not stored as a stranger's",
    file: "app/domain/guests/link/access.server.ts",
    from: "return { household: null, isKnown: false };",
    to: "return { household: null, isKnown: true };",
    tests: ["tests/faults/household-down.test.ts"],
  },
];
