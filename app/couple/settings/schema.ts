import * as v from "valibot";
import { keyDays, usualKeyDays } from "#app/domain/api-key/limits.ts";
import { asciiAddress } from "#app/lib/email-address.ts";
import { cleanLine, lengthOf } from "#app/lib/clean.ts";

/** Longest name of a shared link, in code points. */
export const longestLinkName = 60;

/** A form's random key, by which a form that arrives twice is recognised. */
export const formKey = v.pipe(v.string("stale-form"), v.uuid("stale-form"));

const nameOfAnother = v.pipe(
  v.string("name-required"),
  v.transform(cleanLine),
  v.minLength(1, "name-required"),
  v.check((name) => lengthOf(name) <= longestLinkName, "name-long"),
);

/** The form of a key for a program. A message is a key of `dashboard-settings:page.messages`. */
export const apiKeySchema = v.object({
  key: formKey,
  name: nameOfAnother,
  days: v.optional(
    v.pipe(v.string("stale-form"), v.transform(Number), v.picklist(keyDays, "stale-form")),
    String(usualKeyDays),
  ),
});

/**
 * The form of a link to share. A message is a key of `dashboard-settings:page.messages`. `sender` counts
 * where the link sends invitations: whose households it has, as `senderOf` names them.
 */
export const shareSchema = v.pipe(
  v.object({
    key: formKey,
    name: nameOfAnother,
    access: v.optional(v.picklist(["read", "edit", "send"], "stale-form"), "read"),
    sender: v.optional(v.string("stale-form")),
  }),
  v.forward(
    v.check(({ access, sender }) => access !== "send" || sender !== undefined, "sender-required"),
    ["sender"],
  ),
);

/** The form of the address of a couple's program; what may be asked is checked on the server. */
export const webhookSchema = v.object({
  key: formKey,
  url: v.pipe(v.string("url-valid"), v.transform(cleanLine), v.minLength(1, "url-valid")),
});

const email = v.pipe(
  v.string("email-valid"),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const address = asciiAddress(dataset.value.trim());
    if (address !== null) return address;
    addIssue({ message: "email-valid" });
    return NEVER;
  }),
);

/** The form of an address to add, or of one that takes the place of another. */
export const addressSchema = v.object({ email });
