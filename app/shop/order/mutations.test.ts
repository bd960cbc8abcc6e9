import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { saveOrder } from "#app/shop/order/mutations.server.ts";

const now = Date.UTC(2027, 0, 1);

function newOrder() {
  const given = {
    key: crypto.randomUUID(),
    names: "Նարեկ և Մարիամ",
    email: "narek@example.com",
    phone: "+37491234567",
    occasionType: "wd" as const,
    occasionDate: "2027-06-12",
    rsvp: "yes" as const,
    languages: ["am" as const],
    details: "13:30",
  };
  return { given, language: "am", suspect: false, studioEmail: "studio@example.com" } as const;
}

test("an order whose number is in use draws another, and no order takes another's place", async () => {
  const first = await saveOrder(env.DB, newOrder(), now);
  // Chance is what leaves the machine here: the number of before comes up once more.
  const drawn = vi.spyOn(crypto, "getRandomValues").mockImplementationOnce((array) => {
    if (array instanceof Uint32Array) array[0] = first.number - 100_000;
    return array;
  });
  onTestFinished(() => drawn.mockRestore());
  const second = await saveOrder(env.DB, newOrder(), now);
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(second).toMatchObject({ isStored: true });
  expect(second.number).not.toBe(first.number);
});
