import { greetingKey } from "#app/guest/chat-pictures/address.ts";
import { greetedPicture } from "#app/guest/chat-pictures/greeting/drawing.ts";
import { within } from "#app/lib/deadline.ts";

/** Milliseconds that a chat waits for the file of the greeting; the general picture is behind it. */
const timeoutMs = 2_000;

/**
 * Answers with an invitation's og-image and a household's salutation on its ribbon.
 * @param picture the og-image's R2 key.
 * @returns null where the general picture must do: it was published without letters, they lack one
 * of the salutation, or R2 fails.
 */
export async function serveGreeted(
  bucket: R2Bucket,
  picture: string,
  salutation: string,
): Promise<Response | null> {
  try {
    const stored = await within(bucket.get(greetingKey(picture)), timeoutMs);
    const file = stored && (await within(stored.arrayBuffer(), timeoutMs));
    const greeted = file && greetedPicture(file, salutation);
    if (!greeted) return null;
    return new Response(greeted, {
      headers: {
        "Content-Type": "image/png",
        "Content-Length": String(greeted.length),
        "Cache-Control": personalCache,
        "X-Robots-Tag": "noindex",
      },
    });
  } catch (error) {
    console.error("a picture without its greeting", picture, String(error));
    return null;
  }
}

/**
 * Of each picture at a personal address, which may change: its salutation, a revoked link. Shared
 * caches must not keep it; a chat's own server may.
 */
export const personalCache = "private, max-age=300";
