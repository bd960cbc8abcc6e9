import type { HookMessage } from "#app/platform/outbox/schema.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import { publicAddress } from "#app/lib/webhook-address.ts";
import { webhookSignature } from "#app/lib/webhook-signature.ts";

/** Milliseconds in which a program has to answer. */
const deadlineMs = 10_000;

/** Longest wait that an answer may ask for by `Retry-After`, in seconds. */
const longestWait = 60 * 60;

/** Settings of a delivery, besides the message. */
export type HookSettings = {
  /** Secrets that sign the couples' sessions; webhooks' secrets are made from them. */
  secrets: Secrets;
  /** The site's own host. */
  own: string;
};

/**
 * Posts a message to a couple's program; all go through here. The address is checked again, no
 * redirect is followed, and nothing of the answer is read but its status and `Retry-After`. Never
 * throws.
 * @param id the message's: the same at each attempt.
 * @param now milliseconds since 1970 in UTC.
 */
export async function sendHook(
  { secrets, own: ownHost }: HookSettings,
  id: string,
  { webhook, url, body }: HookMessage,
  now: number,
  deadline = deadlineMs,
): Promise<DeliveryOutcome> {
  const address = publicAddress(url, ownHost);
  if (address === null) return { state: "dead", error: "hook: the address is not public" };
  const timestamp = Math.floor(now / 1000);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "User-Agent": "Replies (webhook)",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": await webhookSignature(secrets, webhook, { id, timestamp, body }),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    // The error's message is not stored, because it may quote the address, which may hold a secret.
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return retry(isLate ? "no answer in time" : "no connection");
  }
}

/** RFC 9110 section 15.5.11: 410 says that the address is gone for good. */
function outcomeOf({ status, headers }: Response): DeliveryOutcome {
  if (status >= 200 && status < 300) return { state: "sent" };
  if (status === 410) return { state: "dead", error: "hook: 410" };
  const wait = Number(headers.get("Retry-After"));
  const afterMs = wait > 0 ? Math.min(wait, longestWait) * 1000 : 0;
  return { ...retry(String(status)), afterMs };
}

function retry(what: string): DeliveryOutcome & { state: "retry" } {
  return { state: "retry", error: `hook: ${what}` };
}
