import type { Break } from "./break.ts";

const session = "app/domain/gate/session.server.ts";
const mutations = "app/domain/gate/mutations.server.ts";
const limits = "app/domain/gate/limits.server.ts";
const gate = ["tests/pages/gate.test.ts"];
const attempts = ["tests/pages/gate-attempts.test.ts", "app/domain/gate/limits.test.ts"];

export const gateBreaks: readonly Break[] = [
  {
    promise: "a cookie of one invitation opens no other",
    file: session,
    from: "invitation === gate.invitation && expires",
    to: "expires",
    tests: gate,
  },
  {
    promise: "a gate's cookie ends",
    file: session,
    from: "expires > now && version",
    to: "version",
    tests: gate,
  },
  {
    promise: "a cookie of an older password opens nothing",
    file: session,
    from: "version === (await versionOf(gate.password))",
    to: "version !== ''",
    tests: gate,
  },
  {
    promise: "a cookie signed for another purpose opens nothing",
    file: session,
    from: 'v.literal("gate")',
    to: "v.string()",
    tests: [...gate, "tests/pages/access-walk.test.ts"],
  },
  {
    promise: "no loader runs while the gate is shut",
    file: "app/middleware/invitation-gate.ts",
    from: "if (state) throw data(state",
    to: "if (state === undefined) throw data(state",
    tests: gate,
  },
  {
    promise: "a language's address is behind the gate, too",
    file: "app/middleware/invitation-gate.ts",
    from: "findAddressed(env.CONTENT, kind, slug, language)",
    to: "findAddressed(env.CONTENT, language ? undefined : kind, slug, language)",
    tests: [...gate, "tests/pages/access-walk.test.ts"],
  },
  {
    promise: "what is behind a password is not cached",
    file: "app/middleware/private-answer.ts",
    from: '"private, no-store"',
    to: '"private, max-age=60"',
    tests: [...gate, "tests/pages/headers-walk.test.ts"],
  },
  {
    promise: "a locked visitor's guess is not counted on",
    file: mutations,
    from: "WHERE locked_until <= ?3",
    to: "WHERE ?3 = ?3",
    tests: attempts,
  },
  {
    promise: "the wait doubles with each further guess",
    file: mutations,
    from: "min(guesses + 1 - ?5, ${longestDoubling})",
    to: "0",
    tests: attempts,
  },
  {
    promise: "an attempt is counted before the hash is computed",
    file: "app/domain/gate/submit.server.ts",
    from: 'if ("until" in charged) return',
    to: 'if ("until" in charged && charged.until < 0) return',
    tests: attempts,
  },
  {
    promise: "a wrong password that was tried before does not count again",
    file: "app/domain/gate/data.server.ts",
    from: "return row !== null;",
    to: "return false;",
    tests: attempts,
  },
  {
    promise: "a right password takes its guess off the shared count",
    file: limits,
    from: "visitor: sharedRows[lane] }, limits[lane]",
    to: "visitor }, limits[lane]",
    tests: attempts,
  },
  {
    promise: "one stranger does not lock out all guests",
    file: limits,
    from: "if (visitorCount.guesses <= newcomerGuesses) {",
    to: "if (visitorCount.guesses < 0) {",
    tests: attempts,
  },
  {
    promise: "a password is compared as the phone may type it",
    file: "app/domain/gate/password.ts",
    from: '.normalize("NFC")',
    to: "",
    tests: [...gate, "app/domain/gate/password.test.ts"],
  },
];
