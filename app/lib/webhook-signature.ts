import { sign, type Secrets } from "#app/lib/crypto.ts";

const encoder = new TextEncoder();

/**
 * The secret of a webhook, 32 bytes: made from the site's, so that none is stored. While the site's
 * secret is changed there are two, as there are of it.
 * @param id the webhook's.
 */
async function bytesOf(secret: string, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = await sign([secret], `webhook ${id}`);
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The secret as Standard Webhooks writes it: `whsec_` and base64. */
export async function webhookSecret([newest]: Secrets, id: string): Promise<string> {
  return `whsec_${base64(await bytesOf(newest, id))}`;
}

/**
 * The value of `webhook-signature`: HMAC-SHA-256 of `{id}.{timestamp}.{body}` by each of the
 * webhook's secrets (github.com/standard-webhooks/standard-webhooks, "Signature scheme").
 * @param message its id, and the seconds since 1970 at which it is sent.
 */
export async function webhookSignature(
  secrets: Secrets,
  webhook: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Promise<string> {
  const signed = encoder.encode(`${id}.${timestamp}.${body}`);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const signatures = secrets.map(async (secret) => {
    const bytes = await bytesOf(secret, webhook);
    const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
    return `v1,${base64(new Uint8Array(await crypto.subtle.sign("HMAC", key, signed)))}`;
  });
  return (await Promise.all(signatures)).join(" ");
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
