import type { Break } from "./break.ts";

const mutations = "app/domain/reply/mutations.server.ts";
const submit = "app/domain/reply/submit.server.ts";
const keys = "app/domain/reply/key/data.server.ts";
const changeLink = ["tests/pages/reply-change-link.test.ts"];
const reply = ["tests/pages/reply.test.ts"];
const knownIds = ["tests/pages/known-ids.test.ts"];
const corrections = ["tests/pages/corrections.test.ts"];
const hidden = ["tests/pages/hidden-answers.test.ts"];
const personalLink = ["tests/pages/personal-link.test.ts"];
const storage = ["tests/faults/storage.test.ts"];

export const replyBreaks: readonly Break[] = [
  {
    promise: "a link to change an answer ends with the answers",
    file: "app/domain/reply/change/links.server.ts",
    from: "return Number(expires) > now ? key : null;",
    to: "return key;",
    tests: changeLink,
  },
  {
    promise: "a link to change an answer is one invitation's",
    file: "app/domain/reply/change/links.server.ts",
    from: "if (!(await isSigned(secret, text, signature))) return null;",
    to: "",
    tests: changeLink,
  },
  {
    promise: "the couple is told in the batch that stores the reply",
    file: mutations,
    from: "...(reply.records ?? []), ...messages, ...notices, outcome]",
    to: "...(reply.records ?? []), ...notices, outcome]",
    tests: reply,
  },
  {
    promise: "the same form and content again is the same reply",
    file: mutations,
    from: "WHERE content_hash <> excluded.content_hash AND (${enteredBy}",
    to: "WHERE (${enteredBy}",
    tests: reply,
  },
  {
    promise: "what was said before a correction is kept",
    file: mutations,
    from: "SELECT id, revision, language, updated_at, entered_by, ${columns} FROM replies WHERE invitation = ${invitation} AND ${row}\n      ON CONFLICT DO NOTHING",
    to: "SELECT id, revision, language, updated_at, entered_by, ${columns} FROM replies WHERE invitation = ${invitation} AND ${row} AND revision = 1\n      ON CONFLICT DO NOTHING",
    tests: [...reply, "tests/pages/dashboard-undo.test.ts"],
  },
  {
    promise: "a household answers within its own seats",
    file: mutations,
    from: "(${heads} <= coalesce(${freeSeats.household}, ${heads})",
    to: "(${heads} <= coalesce(${freeSeats.household}, ${heads}) + 99",
    tests: [
      ...knownIds,
      "tests/pages/personal-link.test.ts",
      "tests/pages/reply-by-name.test.ts",
      "tests/pages/reply-change-link.test.ts",
      "tests/pages/dashboard-answers.test.ts",
    ],
  },
  {
    promise: "a household's reply is changed by a signed cookie alone",
    file: keys,
    from: "isOwn ? sql`false` : sql`household IS NOT NULL`",
    to: "isOwn ? sql`false` : sql`false`",
    tests: knownIds,
  },
  {
    promise: "renewing a household's link ends the cookies given before",
    file: "app/domain/reply/key/mutations.server.ts",
    from: "UPDATE replies SET key = ${crypto.randomUUID()}",
    to: "UPDATE replies SET key = key || ${''}",
    tests: [...knownIds, "tests/pages/personal-link.test.ts"],
  },
  {
    promise: "a household's id is nobody's key",
    file: keys,
    from: "CASE WHEN ${isHouseholdOf(invitation, sql`${key}`)} OR EXISTS",
    to: "CASE WHEN EXISTS",
    tests: knownIds,
  },
  {
    promise: "the cookie of one invitation opens no answer of another",
    file: "app/domain/reply/session.server.ts",
    from: "output.invitation !== invitation || output.expires",
    to: "output.expires",
    tests: knownIds,
  },
  {
    promise: "all replies together are within an invitation's seats",
    file: mutations,
    from: "AND ${heads} <= coalesce(${freeSeats.together}, ${heads})",
    to: "",
    tests: personalLink,
  },
  {
    promise: "a personal link that is renewed while its answer is stored answers for nobody",
    file: mutations,
    from: "WHERE ${fits} AND ${isLinked}",
    to: "WHERE ${fits}",
    tests: personalLink,
  },
  {
    promise: "a reply is corrected twenty times a day at most",
    file: mutations,
    from: "const correctionsADay = 20;",
    to: "const correctionsADay = 2000;",
    tests: corrections,
  },
  {
    promise: "a hidden answer does not come back by a letter",
    file: mutations,
    from: "(coalesce(${textPiece(headsInSql)}, 0) <> ${heads}\n    AND",
    to: "(${heads} = ${heads}\n    AND",
    tests: hidden,
  },
  {
    promise: "while D1 fails a guest gets no thanks",
    file: submit,
    from: 'return submit(mayPost, failureOfForm(form), take, "a reply was not kept", invitation.path);',
    to: 'return take().catch(() => ({ state: "stored", key: crypto.randomUUID(), messageIds: [] }));',
    tests: storage,
  },
  {
    promise: "after the deadline no answer is taken",
    file: submit,
    from: "!takesReplies(invitation, now)) return null;",
    to: "!takesReplies(invitation, 0)) return null;",
    tests: reply,
  },
  {
    promise: "too many answers are held back, and keep what was typed",
    file: submit,
    from: 'submit(mayPost, failureOfForm(form), take, "a reply was not kept"',
    to: 'submit(true, failureOfForm(form), take, "a reply was not kept"',
    tests: [...reply, "tests/pages/headers-walk.test.ts"],
  },
  {
    promise: "a demo stores nothing",
    file: submit,
    from: "if (isDemo(invitation)) return tryReply",
    to: 'if (isDemo(invitation) && form.has("never")) return tryReply',
    tests: ["tests/pages/reply-tried.test.ts", "tests/pages/demos.long.test.ts"],
  },
  {
    promise: "suspicion marks a reply, and never loses it",
    file: submit,
    from: "suspect: !household && (await isSpam(form, secret, invitation.path, now)),",
    to: "suspect: false,",
    tests: reply,
  },
  {
    promise: "answers are kept while their copy has not reached the couple",
    file: "app/domain/reply/retention.server.ts",
    from: "if (now < retentionEnd(invitation) || (replied && !(await wasExported(db, reference)))) return;",
    to: "if (now < retentionEnd(invitation)) return;",
    tests: ["app/domain/reply/retention.test.ts"],
  },
  {
    promise: "a visitor with IPv6 is one network",
    file: "app/lib/network.ts",
    from: "all.slice(0, groups).join",
    to: "all.join",
    tests: ["app/lib/network.test.ts"],
  },
];
