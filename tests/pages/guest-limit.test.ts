import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bcp47, languages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { languageOf, rawKeysIn, textOf, textsOf } from "../support/html.ts";
import { everywhere } from "../support/kinds.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { exceedRateLimit, whileLimits } from "../support/rate-limit.ts";
import { open } from "../support/site.ts";

const held = async () => ({ success: false });

test.each(languages)(
  "a guest over the limit of personal links reads so in %s",
  async (language) => {
    const { path } = await publish(
      env.CONTENT,
      weddingOf({
        languages: [...languages],
        title: everywhere("Invitation"),
        hosts: { groom: { name: everywhere("Arman") }, bride: { name: everywhere("Anna") } },
      }),
    );
    const link = `/${path}/${language}?g=aaaaaaaa`;
    const answer = await whileLimits(held, () => open(link));
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await answer.text();
    const t = await translatorFor(env.CONTENT, language);
    expect(languageOf(html)).toBe(bcp47(language));
    expect(textsOf(html, "h1")).toEqual([t("invitation:error.too-many.title")]);
    expect(textOf(html)).toContain(t("invitation:error.too-many.text"));
    expect(rawKeysIn(html)).toEqual([]);
    // The general page is not limited, nor is the link once the minute is over.
    expect((await whileLimits(held, () => open(`/${path}/${language}`))).status).toBe(200);
    expect((await open(link)).status).toBe(200);
  },
);

test("guesses are counted by network, whatever the address within it", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const guess = (from: string) => open(`/${path}?g=aaaaaaaa`, { "CF-Connecting-IP": from });
  const { passed } = await exceedRateLimit(env.GUEST_LIMIT, () => guess("2001:db8:1:1::1"));
  expect(passed).toBeGreaterThanOrEqual(60);
  expect((await guess("2001:db8:1:2::1")).status).toBe(200);
});
