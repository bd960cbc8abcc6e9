/** What a command changes: files of this machine, what is stored, both, or nothing. */
type Changes = "nothing" | "files" | "storage" | "both";

/** What is true of a command however it ends. */
export type Guarantee = {
  changes: Changes;
  /**
   * After it was broken off anywhere, the same command finishes its work. "same": a run more changes
   * nothing further; "more": each run adds its own; "says": its last sentence names the command that
   * goes on.
   */
  again: "same" | "more" | "says";
  /** It takes the publishing lease: of two at once the second waits for the first. */
  waits?: boolean;
  /** It opens no storage, so that it needs neither network nor login, and `--remote` means nothing. */
  offline?: boolean;
};

const reads: Guarantee = { changes: "nothing", again: "same" };
const readsFiles: Guarantee = { ...reads, offline: true };
const saves: Guarantee = { changes: "files", again: "same" };
const writesFiles: Guarantee = { ...saves, offline: true };
const stores: Guarantee = { changes: "storage", again: "same" };
const storesAlone: Guarantee = { ...stores, waits: true };
const storesOneMore: Guarantee = { changes: "storage", again: "more" };

/** Every command by its name. tests/command/support/guarantee-proof.ts proves each line. */
export const guarantees: Readonly<Record<string, Guarantee>> = {
  today: reads,
  "staff-link": storesOneMore,
  doctor: reads,
  whoami: reads,
  new: { changes: "both", again: "says" },
  rename: { changes: "both", again: "same" },
  check: readsFiles,
  diff: reads,
  extend: writesFiles,
  password: writesFiles,
  card: writesFiles,
  "media add": { changes: "both", again: "same" },
  "media list": reads,
  "media fetch": saves,
  "media unused": readsFiles,
  "media rm": writesFiles,
  "media orphans": storesAlone,
  preview: storesAlone,
  publish: { changes: "both", again: "same", waits: true },
  rollback: storesAlone,
  deliver: storesAlone,
  unpublish: { changes: "both", again: "same", waits: true },
  pull: saves,
  list: reads,
  show: reads,
  open: reads,
  history: reads,
  link: storesOneMore,
  "api-key": storesOneMore,
  telegram: storesOneMore,
  "replies export": saves,
  "guests import": stores,
  "guests list": reads,
  "guests links": saves,
  "guests export": saves,
  "guests remove": stores,
  "guests renew": storesOneMore,
  "orders list": reads,
  "orders show": reads,
  "orders mark": stores,
  "orders photos": saves,
  "orders note": stores,
  "orders assign": storesOneMore,
  "orders due": storesOneMore,
  "orders price": storesOneMore,
  "orders goods": stores,
  "orders contact": stores,
  "orders paid": stores,
  "orders refunded": storesOneMore,
  "orders settle": stores,
  "orders cancel": stores,
  "orders resend": stores,
  "orders abort": stores,
  "outbox list": reads,
  "outbox test": storesOneMore,
  "outbox retry": stores,
  "outbox settle": stores,
  palette: writesFiles,
  brand: writesFiles,
  film: writesFiles,
  translations: stores,
  schema: writesFiles,
  "forget order": storesAlone,
  "forget guest": storesAlone,
  "forget invitation": storesAlone,
  "forget again": stores,
  "export order": saves,
  "export guest": saves,
  "export invitation": saves,
  "backup now": storesOneMore,
  "backup list": reads,
  restore: storesAlone,
  completion: readsFiles,
};
