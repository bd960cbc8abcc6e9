import { formsOf } from "../support/posted-forms.ts";
import type { Operation } from "./operations.ts";
import { gatedWedding, newOrder, newPreview, staffSession, weddingInUse } from "./world.ts";
import type { ProofSite, Stores } from "./site.ts";

/** Every form of the site, on data of its own. */
async function formsOn(site: ProofSite, stores: Stores) {
  const { wedding, household, couple } = await weddingInUse(site, stores);
  const gated = await gatedWedding(stores);
  const ordered = await site.ask("/order", { fields: newOrder() });
  const preview = await newPreview(stores);
  const forms = formsOf({
    invitation: `/${wedding.path}`,
    gated: `/${gated.path}`,
    preview: preview.address,
    order: ordered.headers.get("Location") ?? "",
    household,
    couple,
    staff: await staffSession(site, stores),
  });
  return { forms, slugs: [wedding.slug, gated.slug, preview.slug] };
}

/** Statuses of a form that was understood: done, shown again, refused, or of nothing that is there. */
const understood = [200, 303, 400, 403, 404, 409, 410];

const names = Object.keys(
  formsOf({
    invitation: "",
    gated: "",
    preview: "",
    order: "",
    household: {
      id: "",
      code: "",
      people: [],
      updatedAt: 0,
    } as unknown as Parameters<typeof formsOf>[0]["household"],
    couple: { Cookie: "" },
    staff: { Cookie: "" },
  }),
);

/**
 * Each form of the site as the property of posted names posts it. Uploads are left out: they are the
 * pasted table in another encoding.
 */
export const formOperations: readonly Operation[] = names
  .filter((name) => name !== "uploaded guests")
  .map((name) => ({
    name: `the form "${name}" is sent`,
    good: understood,
    async prepare(site, stores) {
      const { forms, slugs } = await formsOn(site, stores);
      const form = forms[name];
      if (!form) throw new Error(name);
      const own = slugs.find((slug) => form.to.includes(slug)) ?? slugs[0] ?? "";
      return {
        own,
        do: (fault) => site.ask(form.to, { fields: form.fields, headers: form.headers, fault }),
      };
    },
  }));
