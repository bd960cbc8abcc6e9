import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openings } from "#app/designs/index.generated.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { countOf, textsOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { family } from "../support/reply-by-name.ts";
import { open } from "../support/site.ts";

test.each(openings.filter((opening) => opening !== "none"))(
  "%s: the opening of a personal link is addressed to its household, the general one to nobody",
  async (opening) => {
    const { theme } = weddingOf();
    const { path } = await publish(env.CONTENT, weddingOf({ theme: { ...theme, opening } }));
    await saveHouseholds(env.DB, path, { added: [family], changed: [] }, 1);
    const [household] = await listHouseholds(env.DB, path);
    const personal = await (await open(`/${path}?g=${household?.code}`)).text();
    expect(textsOf(personal, "[data-opening] [data-open] .opening-to")).toEqual([
      family.salutation,
    ]);
    const general = await (await open(`/${path}`)).text();
    expect(countOf(general, "[data-opening]")).toBe(1);
    expect(countOf(general, ".opening-to")).toBe(0);
    expect(general).not.toContain(".opening-to");
  },
);
