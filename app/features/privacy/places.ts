import * as v from "valibot";
import type { Place } from "#app/features/privacy/place.ts";

type Table = Place & {
  /** Whose request deletes its rows; null where no row is about one person. */
  of: "invitation" | "order" | null;
  /** Columns of the primary key. */
  key: readonly string[];
  /** Columns with what a person said, did or can be found by, and those without. */
  personal: string;
  other: string;
  /** Whether the nightly backup has it: not what is deleted sooner than backups are. */
  isBackedUp: boolean;
};

/** Every table of D1 with every column. A test compares the list with the migrations. */
export const tables = {
  replies: {
    what: "replies",
    whose: ["guest"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["id"],
    personal:
      "name response guests_number email_to children diet side other_guest attending join_from with_partner message people household language entered_by suspect content_hash",
    other: "id invitation key revision created_at updated_at hidden_at accepted_at reviewed_at",
    isBackedUp: true,
  },
  reply_revisions: {
    what: "versions of replies",
    whose: ["guest"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["reply_id", "revision"],
    personal:
      "name response guests_number email_to children diet side other_guest attending join_from with_partner message people language entered_by",
    other: "reply_id revision created_at",
    isBackedUp: true,
  },
  guest_addresses: {
    what: "addresses of guests for changes",
    whose: ["guest"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["reply_id"],
    personal: "address language",
    other: "reply_id invitation created_at",
    isBackedUp: true,
  },
  wishes: {
    what: "wishes on the page",
    whose: ["guest"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["reply_id"],
    personal: "text language",
    other: "reply_id invitation created_at updated_at hidden_at",
    isBackedUp: true,
  },
  households: {
    what: "households of the guest list",
    whose: ["guest"],
    store: "reply",
    deletedBy: ["end", "staff"],
    of: "invitation",
    key: ["id"],
    personal:
      "code salutation address people adults children language side tags phone note name_key opened_at last_opened_at delivered_at reminded_at told_at",
    other: "id invitation created_at updated_at",
    isBackedUp: true,
  },
  seatings: {
    what: "seats at tables",
    whose: ["guest"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["invitation", "party"],
    personal: "party table_id",
    other: "invitation",
    isBackedUp: true,
  },
  seating_tables: {
    what: "tables",
    whose: ["couple"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["id"],
    personal: "name",
    other: "id invitation seats position deleted_at",
    isBackedUp: true,
  },
  seating_settings: {
    what: "settings of the seating",
    whose: ["couple"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["invitation"],
    personal: "guests_find",
    other: "invitation",
    isBackedUp: true,
  },
  desk_links: {
    what: "links to the replies",
    whose: ["couple"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["id"],
    personal: "name last_used_at",
    other: "id invitation token_hash created_at revoked_at read_only",
    isBackedUp: true,
  },
  outbox: {
    what: "messages, sent and waiting",
    whose: ["guest", "couple", "customer"],
    store: "messages",
    deletedBy: ["end", "age"],
    of: "invitation",
    key: ["id"],
    personal: "recipient fallback last_error reference content_hash",
    other:
      "id channel kind invitation state attempts due_at created_at sent_at settled_at unconfirmed staff_settled_at address_id",
    isBackedUp: true,
  },
  notification_settings: {
    what: "settings of the news",
    whose: ["couple"],
    store: "news",
    deletedBy: ["end"],
    of: "invitation",
    key: ["invitation"],
    personal: "mode",
    other: "invitation since",
    isBackedUp: true,
  },
  notification_addresses: {
    what: "addresses for the news",
    whose: ["couple"],
    store: "news",
    deletedBy: ["end", "age"],
    of: "invitation",
    key: ["id"],
    personal: "address replaces language",
    other: "id invitation requested_at confirmed_at",
    isBackedUp: true,
  },
  telegram_chats: {
    what: "Telegram chats",
    whose: ["couple", "staff"],
    store: "telegram",
    deletedBy: ["end"],
    of: "invitation",
    key: ["invitation", "chat_id"],
    personal: "chat_id",
    other: "invitation bound_at lost_at",
    isBackedUp: true,
  },
  telegram_codes: {
    what: "codes for Telegram",
    whose: ["couple"],
    store: "telegram",
    deletedBy: ["end", "self"],
    of: "invitation",
    key: ["code_hash"],
    personal: "used_by",
    other: "code_hash invitation expires_at",
    isBackedUp: false,
  },
  gate_guesses: {
    what: "counts of wrong passwords",
    whose: ["visitor"],
    store: "guesses",
    deletedBy: ["age"],
    of: "invitation",
    key: ["invitation", "visitor"],
    personal: "visitor guesses since locked_until",
    other: "invitation",
    isBackedUp: false,
  },
  gate_wrong_passwords: {
    what: "digests of wrong passwords",
    whose: ["visitor"],
    store: "guesses",
    deletedBy: ["age"],
    of: "invitation",
    key: ["invitation", "signature"],
    personal: "signature tried_at",
    other: "invitation",
    isBackedUp: false,
  },
  drafts: {
    what: "previews",
    whose: ["couple", "customer"],
    store: "invitation",
    deletedBy: ["age", "staff"],
    of: "invitation",
    key: ["invitation"],
    personal: "invitation key definition",
    other: "revision hash previewed_at published_at",
    isBackedUp: true,
  },
  publications: {
    what: "records of publishing",
    whose: ["couple", "staff"],
    store: "invitation",
    deletedBy: [],
    of: "invitation",
    key: ["path"],
    personal: "path addresses published_by",
    other: "version hash published_at finished_at",
    isBackedUp: true,
  },
  orders: {
    what: "orders",
    whose: ["customer"],
    store: "order",
    deletedBy: [],
    of: "order",
    key: ["id"],
    personal:
      "names email phone occasion_type occasion_date music dresscode languages text details extras accessories wish assigned_to language template invitation suspect content_hash",
    other:
      "id number key revision rsvp quote agreed_sum due_on paid_at paid_sum paid_by state created_at updated_at approved_at wished_at settled approved_languages",
    isBackedUp: true,
  },
  order_events: {
    what: "entries of orders' histories",
    whose: ["customer", "staff"],
    store: "order",
    deletedBy: [],
    of: "order",
    key: ["id"],
    personal: "person text",
    other: "id order_id at kind",
    isBackedUp: true,
  },
  order_files: {
    what: "photos and songs of orders",
    whose: ["customer"],
    store: "material",
    deletedBy: ["age"],
    of: "order",
    key: ["order_id", "hash"],
    personal: "hash name caption",
    other: "order_id kind format bytes width height position has_small created_at",
    isBackedUp: true,
  },
  staff_links: {
    what: "links of staff",
    whose: ["staff"],
    store: null,
    deletedBy: ["staff"],
    of: null,
    key: ["id"],
    personal: "name",
    other: "id token_hash created_at revoked_at",
    isBackedUp: true,
  },
  publish_lease: {
    what: "the lease of publishing",
    whose: ["staff"],
    store: null,
    deletedBy: ["self"],
    of: null,
    key: ["id"],
    personal: "person action",
    other: "id holder taken_at expires_at",
    isBackedUp: false,
  },
  missing_translations: {
    what: "texts that a page lacked",
    whose: [],
    store: null,
    deletedBy: ["staff"],
    of: null,
    key: ["language", "namespace", "key"],
    personal: "",
    other: "language namespace key fallback count first_seen last_seen",
    isBackedUp: true,
  },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

/** The tables whose rows a request about an invitation deletes. */
export type InvitationTable = {
  [Name in TableName]: (typeof tables)[Name]["of"] extends "invitation" ? Name : never;
}[TableName];

/** A row of any table, by its columns' names. */
export const rowSchema = v.record(v.string(), v.union([v.string(), v.number(), v.null()]));
export type Row = Readonly<v.InferOutput<typeof rowSchema>>;

export const tableNames = Object.keys(tables).filter((name): name is TableName => name in tables);

/** All columns of a table. */
export function columnsOf(table: TableName): string[] {
  const { personal, other } = tables[table];
  return `${personal} ${other}`.split(" ").filter(Boolean);
}
