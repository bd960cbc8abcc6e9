import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { advanceClock } from "../../tests/support/time.ts";

test("a text that a language's pack lacks is shown in Armenian, never as a key", async () => {
  const pack = { "only-armenian": "Միայն հայերեն" };
  await env.CONTENT.put("locale:am:invitation", JSON.stringify(pack));
  advanceClock();
  for (const language of ["am", "nl", "ru"] as const) {
    const t = await translatorFor(env.CONTENT, language);
    expect(t("invitation:only-armenian" as never)).toBe("Միայն հայերեն");
  }
});
