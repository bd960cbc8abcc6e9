import { env } from "cloudflare:workers";
import { orderKey } from "#app/shop/order/access.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import { partBytes } from "#app/shop/order/material/limits.ts";
import { saveOrder } from "#app/shop/order/mutations.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { bytesOf, joined } from "./boxes.ts";
import { dayFromNow } from "./invitations.ts";
import { origin } from "./site.ts";
import { fetchSite } from "./worker.ts";

const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
export const stores = { db: env.DB, media: env.MEDIA };
export const sameOrigin = { Origin: origin, "Sec-Fetch-Site": "same-origin" };

export async function placed(
  template?: string,
): Promise<{ order: Order; page: string; files: string }> {
  const given = {
    key: crypto.randomUUID(),
    names: "Narek & Mariam",
    email: `${crypto.randomUUID()}@example.com`,
    phone: "+37491234567",
    occasionType: "wd" as const,
    ...(template === undefined ? {} : { template }),
    occasionDate: dayFromNow(100),
    languages: ["am" as const],
    rsvp: "yes" as const,
    details: "Սուրբ Գայանե, 13:30",
  };
  const saved = { given, language: "en" as const, suspect: false, studioEmail: "s@example.com" };
  const { number } = await saveOrder(env.DB, saved, Date.now());
  const order = await findOrder(env.DB, number);
  if (!order) throw new Error("no order was stored");
  const query = `key=${await orderKey(REPLY_SECRET, number)}&lng=en`;
  return { order, page: `/order/${number}?${query}`, files: `/order/${number}/files?${query}` };
}

/** A JPEG as its headers say; what is between them is noise. */
export function jpeg(bytes: number, width = 4000, height = 3000): Uint8Array<ArrayBuffer> {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const head = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0]);
  const place = joined([bytesOf("\xff\xe1\0\x14Exif\0\0"), bytesOf("SecretPlace\0")]);
  const scan = bytesOf("\xff\xda\0\x08\x01\x01\0\0\x3f\0");
  const noise = crypto.getRandomValues(new Uint8Array(16));
  const body = new Uint8Array(bytes).map((_, at) => (noise[at % 16] ?? 0) & 0x7f);
  return new Uint8Array(joined([head, place, scan, body, bytesOf("\xff\xd9")]));
}

export function mp3(frames: number): Uint8Array<ArrayBuffer> {
  const frame = joined([bytesOf("\xff\xfb\x90\0"), new Uint8Array(413)]);
  return new Uint8Array(joined(Array.from({ length: frames }, () => frame)));
}

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function sendPart(
  files: string,
  { bytes, hash, name = "a.jpg" }: { bytes: Uint8Array<ArrayBuffer>; hash: string; name?: string },
  offset: number,
): Promise<{ status: number; answer: unknown }> {
  const query = new URLSearchParams({ hash, size: String(bytes.length), name });
  const response = await fetchSite(
    new Request(`${origin}${files}&${query}&offset=${offset}`, {
      method: "POST",
      body: bytes.subarray(offset, offset + partBytes),
      headers: { ...sameOrigin, "Content-Type": "application/octet-stream" },
    }),
  );
  return { status: response.status, answer: await response.json() };
}

export async function sendPlainly(files: string, content: Uint8Array<ArrayBuffer>, name: string) {
  const body = new FormData();
  body.append("file", new File([content], name));
  const response = await fetchSite(
    new Request(`${origin}${files}`, {
      method: "POST",
      body,
      headers: sameOrigin,
      redirect: "manual",
    }),
  );
  return response.headers.get("Location") ?? "";
}
