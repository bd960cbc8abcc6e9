import type { Break } from "./break.ts";

const changeLink = ["tests/pages/reply-change-link.test.ts"];
const reply = ["tests/pages/reply.test.ts"];

export const replyBreaks: readonly Break[] = [
  {
    promise: "a link to change an answer ends with the answers",
    file: "app/features/reply/change-link.server.ts",
    from: "return Number(expires) > now ? key : null;",
    to: "return key;",
    tests: changeLink,
  },
  {
    promise: "a link to change an answer is one invitation's",
    file: "app/features/reply/change-link.server.ts",
    from: "if (!(await isSigned(secret, text, signature))) return null;",
    to: "",
    tests: changeLink,
  },
];
