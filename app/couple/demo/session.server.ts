import { createCookie } from "react-router";
import * as v from "valibot";
import { ageOf, browserEntries } from "#app/platform/privacy/stores.ts";

/** The address of the shop's made-up dashboard. */
export const demoAddress = "/for-hosts/demo";

/** Entries of each kind: with them all, the cookie is within what browsers keep. */
const most = 40;
/** Characters of the cookie's value. RFC 6265 section 6.1 has 4,096 for the name, value and attributes. */
const longestValue = 3_600;

const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(most));
const textsTo = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(60)), schema),
    v.check((record) => Object.keys(record).length <= most),
  );

const changesSchema = v.object({
  /** How many come by the id of a household, 0 for a "no"; null where the answer was taken back. */
  answers: textsTo(v.nullable(v.number())),
  /** Answers of guests who are in no list. */
  others: listOf(v.object({ id: v.string(), name: v.string(), heads: v.number() })),
  /** The ids of answers that were hidden. */
  hidden: listOf(v.string()),
  /** The id of a table by that of a party; empty for none. */
  seats: textsTo(v.string()),
  /** All tables once one was changed. */
  tables: v.nullable(
    listOf(
      v.object({
        id: v.string(),
        name: v.string(),
        seats: v.number(),
        deletedAt: v.nullable(v.number()),
      }),
    ),
  ),
  guestsFind: v.boolean(),
  /** When a household was last written to, in seconds since 1970 in UTC; null for not at all. */
  sent: textsTo(v.nullable(v.number())),
});

/** Changes that one visitor has made in the made-up dashboard. */
export type DemoChanges = v.InferOutput<typeof changesSchema>;

const noChanges: DemoChanges = {
  answers: {},
  others: [],
  hidden: [],
  seats: {},
  tables: null,
  guestsFind: false,
  sent: {},
};

/**
 * Not signed: it says nothing but what its own browser is shown. Sent to the made-up dashboard alone,
 * whose data are at `/for-hosts/demo.data`, too.
 */
const cookie = createCookie(browserEntries.demo.name, {
  path: "/for-hosts",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: ageOf("demo"),
});

/** The changes of a request's visitor; none where its cookie cannot be read. */
export async function readChanges(request: Request): Promise<DemoChanges> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  const result = v.safeParse(changesSchema, value);
  return result.success ? result.output : noChanges;
}

/**
 * The `Set-Cookie` value that keeps a visitor's changes for some days.
 * @returns null where they are more than a cookie holds.
 */
export async function serializeChanges(changes: DemoChanges): Promise<string | null> {
  if (!v.is(changesSchema, changes)) return null;
  const header = await cookie.serialize(changes);
  return header.length > longestValue ? null : header;
}

/** The `Set-Cookie` value that begins anew. */
export function forgetChanges(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}
