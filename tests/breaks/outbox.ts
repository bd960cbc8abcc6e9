import type { Break } from "./break.ts";

const mutations = "app/platform/outbox/mutations.server.ts";
const send = "app/platform/outbox/send.server.ts";
const smtp = "app/lib/smtp/send-mail.server.ts";
const outbox = ["tests/faults/outbox.test.ts"];
const failures = ["tests/faults/outbox-failures.test.ts", "app/platform/outbox/mutations.test.ts"];
const unconfirmed = ["tests/faults/outbox-unconfirmed.test.ts"];
const session = "app/lib/smtp/session.server.ts";
const servers = ["tests/faults/smtp-broken-servers.long.test.ts"];
const verdicts = ["tests/faults/smtp-verdicts.test.ts"];
const sweep = ["tests/faults/sweep.test.ts", ...outbox];

export const outboxBreaks: readonly Break[] = [
  {
    promise: "a row is claimed by one sender",
    file: mutations,
    from: "const due = \"state IN ('pending', 'sending') AND due_at <= ?1\";",
    to: "const due = \"state IN ('pending', 'sending') AND ?1 = ?1\";",
    tests: outbox,
  },
  {
    promise: "a sender whose lease ran out changes nothing",
    file: mutations,
    from: "WHERE id = ?1 AND state = 'sending' AND due_at = ?2",
    to: "WHERE id = ?1 AND ?2 = ?2",
    tests: outbox,
  },
  {
    promise: "a row whose sender died counts as perhaps delivered",
    file: mutations,
    from: "unconfirmed = unconfirmed + (state = 'sending')",
    to: "unconfirmed = unconfirmed",
    tests: [...outbox, ...unconfirmed],
  },
  {
    promise: "a sent message is not sent again",
    file: mutations,
    from: 'state === "sent" ? moment : null',
    to: "null",
    tests: [...outbox, ...failures, "tests/pages/status.test.ts"],
  },
  {
    promise: "staff's retry leaves alone what was settled",
    file: mutations,
    from: "const retryable = `state = 'dead' AND ${unsettled}",
    to: "const retryable = `state = 'dead'",
    tests: [...failures, "tests/pages/telegram.test.ts"],
  },
  {
    promise: "a copy has the same Message-ID",
    file: send,
    from: "return `<${row}@${domainOf(from)}>`;",
    to: "return `<${crypto.randomUUID()}@${domainOf(from)}>`;",
    tests: outbox,
  },
  {
    promise: "a fault of our settings uses up none of a row's 72 hours",
    file: send,
    from: "const isOurFault = outcome.alarm && !messageAtFault.test(outcome.error);",
    to: "const isOurFault = outcome.alarm && messageAtFault.test(outcome.error);",
    tests: [...failures, "tests/faults/smtp-verdicts.test.ts", ...outbox],
  },
  {
    promise: "what was perhaps delivered waits hours for its copy",
    file: send,
    from: "outcome.unconfirmed ? unconfirmedDelay(unconfirmed) : retryDelay(attempts)",
    to: "retryDelay(attempts)",
    tests: unconfirmed,
  },
  {
    promise: "no recipient gets copies without end",
    file: send,
    from: "row.unconfirmed >= unconfirmedAtMost)",
    to: "row.unconfirmed > 99)",
    tests: [...unconfirmed, ...outbox],
  },
  {
    promise: "a lost chat's messages go by mail",
    file: send,
    from: '...(dead && row.channel === "telegram" ? [',
    to: '...(!dead && row.channel === "telegram" ? [',
    tests: ["tests/faults/telegram.test.ts", "tests/pages/telegram.test.ts"],
  },
  {
    promise: "a row is tried for 72 hours",
    file: "app/platform/outbox/rules.ts",
    from: "firstDelays.length + 71",
    to: "firstDelays.length + 7",
    tests: ["app/platform/outbox/rules.test.ts"],
  },
  {
    promise: "a dead server gets one connection a sweep",
    file: "app/platform/outbox/sweep.server.ts",
    from: "over ||= isServerAway(outcome);",
    to: "over ||= false;",
    tests: sweep,
  },
  {
    promise: "one row that cannot be read holds up no other",
    file: "app/platform/outbox/sweep.server.ts",
    from: "if (!(error instanceof UnreadableRow)) throw error;",
    to: "throw error;",
    tests: [...sweep, ...failures],
  },
  {
    promise: "a recipient gets one message about a subject",
    file: "app/platform/outbox/enqueue.server.ts",
    from: "ON CONFLICT DO NOTHING RETURNING id`;",
    to: "ON CONFLICT DO UPDATE SET id = excluded.id RETURNING id`;",
    tests: [...outbox, "app/platform/outbox/enqueue.test.ts"],
  },
  {
    promise: "old messages are deleted, waiting ones never",
    file: mutations,
    from: "DELETE FROM outbox WHERE state = 'sent' AND sent_at < ?1",
    to: "DELETE FROM outbox WHERE created_at < ?1",
    tests: [...failures, "tests/pages/privacy.test.ts", "app/domain/reply/retention.test.ts"],
  },
  {
    promise: "mail counts as sent once the server has answered, and not before",
    file: smtp,
    from: "await session.confirm(limits.confirmMs);",
    to: "void session.confirm(limits.confirmMs).catch(() => null);",
    tests: servers,
  },
  {
    promise: "a final no to the recipient gives the mail up",
    file: smtp,
    from: "if (reply.code < 500) return",
    to: "if (reply.code < 600) return",
    tests: verdicts,
  },
  {
    promise: "a server that wants a login first is a fault of our settings",
    file: smtp,
    from: "&& reply.code !== 530;",
    to: "&& reply.code !== 0;",
    tests: verdicts,
  },
  {
    promise: "a mail that was handed over and not answered is perhaps delivered",
    file: smtp,
    from: "outcome = { ...outcome, unconfirmed: true };",
    to: "outcome = { ...outcome };",
    tests: [...servers, ...unconfirmed],
  },
  {
    promise: "the log names no person",
    file: smtp,
    from: "mail: mail.messageId,",
    to: "mail: mail.to,",
    tests: verdicts,
  },
  {
    promise: "a connection that the server closes ends the attempt",
    file: session,
    from: 'if (done) throw new SessionFault("the server closed the connection");',
    to: 'if (done) return "250 taken\\r\\n";',
    tests: servers,
  },
  {
    promise: "no mail leaves in clear text where TLS was set",
    file: session,
    from: "if (!this.supportsStartTls) throw",
    to: "if (!this.supportsStartTls) return; else if (!this.supportsStartTls) throw",
    tests: ["tests/faults/smtp-security.test.ts"],
  },
  {
    promise: "what was said before TLS does not count under TLS",
    file: session,
    from: 'if (this.#unread !== "") throw new SessionFault("the server spoke before TLS began");',
    to: "",
    tests: ["tests/faults/smtp-security.test.ts"],
  },
  {
    promise: "an answer has an end",
    file: session,
    from: 'if (this.#unread.length > cap) throw new SessionFault("the server\'s answer has no end");',
    to: "",
    tests: servers,
  },
  {
    promise: "a header of a mail is one line",
    file: smtp,
    from: "Subject: encodeText(mail.subject),",
    to: "Subject: mail.subject,",
    tests: ["tests/faults/smtp-contents.test.ts"],
  },
];
