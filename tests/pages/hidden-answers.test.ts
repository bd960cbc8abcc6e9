import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { enterDashboard, firstReplyAt } from "../support/dashboard.ts";
import { aram } from "../support/guest-list.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { post } from "../support/site.ts";

type Stored = { id: string; name: string; response: string; hidden_at: number | null };

/** A wedding whose couple hides answers; `send` posts a guest's form at an address. */
async function hidingWedding() {
  const { path } = await publish(env.CONTENT, weddingOf());
  await saveHouseholds(env.DB, path, { added: [aram], changed: [] }, 1);
  const [household] = await listHouseholds(env.DB, path);
  const couple = await enterDashboard(await createLink(env.DB, path, firstReplyAt));
  const all = async () =>
    (
      await env.DB.prepare(
        "SELECT id, name, response, hidden_at FROM replies WHERE invitation = ?1 ORDER BY rowid",
      )
        .bind(path)
        .all<Stored>()
    ).results;
  const messages = async () =>
    (await env.DB.prepare("SELECT id FROM outbox WHERE invitation = ?1").bind(path).all()).results
      .length;
  return {
    all,
    messages,
    hide: async () => {
      const [{ id = "" } = {}] = await all();
      await post("/replies", { review: "hide", id, household: "" }, couple);
    },
    send: (fields: Record<string, string>) => post(`/${path}`, fields),
    sendAsHousehold: (fields: Record<string, string>) =>
      post(`/${path}?g=${household?.code}`, fields),
  };
}

test("a hidden answer whose sender changes a letter of it stays hidden, and nobody is told", async () => {
  const { all, hide, messages, send } = await hidingWedding();
  const fields = goodReply();
  await send(fields);
  await hide();
  const told = await messages();
  for (const name of ["Անի Պետրոսյանն", "Անի Պետրոսյաննն", "Անի"])
    expect((await send({ ...fields, name })).status).toBe(303);
  expect(await all()).toMatchObject([{ name: "Անի", hidden_at: expect.any(Number) }]);
  expect(await messages()).toBe(told);
});

test("a hidden answer by which other people come is shown once more, and not again once it was hidden anew", async () => {
  const { all, hide, messages, send } = await hidingWedding();
  const fields = goodReply();
  await send(fields);
  await hide();
  const told = await messages();
  await send({ ...fields, response: "No" });
  expect(await all()).toMatchObject([{ response: "No", hidden_at: null }]);
  expect(await messages()).toBe(told + 1);
  await hide();
  await send({ ...fields, response: "Yes" });
  await send({ ...fields, guestsNumber: "3" });
  expect(await all()).toMatchObject([{ response: "Yes", hidden_at: expect.any(Number) }]);
  expect(await messages()).toBe(told + 1);
});

test("a household whose answer was hidden is heard each time that other people come", async () => {
  const { all, hide, sendAsHousehold } = await hidingWedding();
  for (const response of ["Yes", "No", "Yes"]) {
    await sendAsHousehold({ ...goodReply(), guestsNumber: "1", response });
    expect(await all()).toMatchObject([{ response, hidden_at: null }]);
    await hide();
  }
});
