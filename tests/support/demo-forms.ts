import { env } from "cloudflare:workers";
import { demoInvitation } from "#app/couple/demo/data.server.ts";
import { publish, weddingOf } from "./invitations.ts";
import type { PostedForm } from "./posted-forms.ts";

const address = "/for-hosts/demo";

/** The forms of the shop's dashboard to try, which is there while its demo is published. */
export async function demoForms(): Promise<Record<string, PostedForm>> {
  const [, slug = ""] = demoInvitation.split("/");
  await publish(env.CONTENT, weddingOf({ slug, demo: true }));
  return {
    "review of the demo": {
      route: "demo/page.tsx",
      to: address,
      fields: { review: "accept", id: "a-h1", household: "" },
    },
    "review of an answer of the demo": {
      route: "demo/answer.tsx",
      to: `${address}/answers/a-h1`,
      fields: { review: "accept", id: "a-h1", household: "" },
    },
    "answer by phone to the demo": {
      route: "demo/enter-answer.tsx",
      to: `${address}/answers/new`,
      fields: { key: crypto.randomUUID(), name: "Հայկ", response: "Yes", guestsNumber: "1" },
    },
    "reminder of the demo": {
      route: "demo/reminders.tsx",
      to: `${address}/reminders`,
      fields: { id: "h1", mark: "sent", about: "invitation" },
    },
    "tables of the demo": {
      route: "demo/tables.tsx",
      to: `${address}/tables`,
      fields: { intent: "add", key: crypto.randomUUID(), count: "1", seats: "8" },
    },
  };
}
