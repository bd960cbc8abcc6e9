import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { revokeCode } from "#app/domain/guests/link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { whileDatabase } from "../support/failing-database.ts";
import { aram, olga } from "../support/guest-list.ts";
import { attributesOf } from "../support/html.ts";
import { readCalendar, valueIn } from "../support/icalendar.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";

const church: PublishedInvitation["sections"][number] = {
  type: "venue",
  programmeItem: "church-ceremony",
  name: { am: "Սուրբ Գայանե եկեղեցի", en: "Saint Gayane church", ru: "Церковь Святой Гаянэ" },
  address: { am: "Վաղարշապատ", en: "Vagharshapat", ru: "Вагаршапат" },
  tags: ["church"],
};
const hall: PublishedInvitation["sections"][number] = {
  type: "venue",
  programmeItem: "wedding-party",
  name: { am: "Արարատ սրահ", en: "Ararat Hall", ru: "Зал «Арарат»" },
};

/** A wedding whose church is for some households, and its households of a church tag and of none. */
async function weddingWithChurch() {
  const { path } = await publish(
    env.CONTENT,
    weddingOf({ sections: [church, hall, { type: "calendar" }] }),
  );
  await saveHouseholds(env.DB, path, { added: [aram, olga], changed: [] }, 1);
  const [invited, others] = await listHouseholds(env.DB, path);
  if (!invited || !others) throw new Error("no households");
  return { path, invited, others };
}

async function calendarAt(address: string) {
  const response = await open(address);
  expect(response.status, address).toBe(200);
  const event = readCalendar(await response.text());
  return {
    said: `${valueIn(event, "DESCRIPTION")} ${valueIn(event, "LOCATION")}`,
    url: valueIn(event, "URL"),
    kept: response.headers.get("Cache-Control"),
  };
}

test("the calendar file names the venues alone that its page shows", async () => {
  const { path, invited, others } = await weddingWithChurch();
  const own = await calendarAt(`/${path}/event.ics?g=${invited.code}`);
  expect(own.said).toContain("Սուրբ Գայանե");
  expect(own.said).toContain("Արարատ սրահ");
  for (const address of [`/${path}/event.ics`, `/${path}/event.ics?g=${others.code}`]) {
    const { said } = await calendarAt(address);
    expect(said, address).toMatch(/Արարատ|Арарат/);
    expect(said, address).not.toMatch(/Գայանե|Վաղարշապատ|Гаянэ|Вагаршапат/);
  }
  expect((await calendarAt(`/${path}/en/event.ics`)).said).not.toMatch(/Gayane|Vagharshapat/);
});

test("a household's file leads back to its own page, in its language", async () => {
  const { path, invited, others } = await weddingWithChurch();
  const own = await calendarAt(`/${path}/event.ics?g=${invited.code}`);
  expect(own.url).toBe(`http://localhost/${path}?g=${invited.code}`);
  expect(own.said).toContain(`/${path}?g=${invited.code}`);
  expect(own.kept).toBe("private, no-store");
  const russian = await calendarAt(`/${path}/event.ics?g=${others.code}`);
  expect(russian.url).toBe(`http://localhost/${path}/ru?g=${others.code}`);
  expect(russian.said).toContain("Зал «Арарат»");
  const general = await calendarAt(`/${path}/event.ics`);
  expect(general.url).toBe(`http://localhost/${path}`);
  await revokeCode(env.DB, path, invited.id);
  const revoked = await calendarAt(`/${path}/event.ics?g=${invited.code}`);
  expect(revoked.url).toBe(`http://localhost/${path}`);
  expect(revoked.said).not.toContain("Գայանե");
});

test("a page's links to calendars agree: the file is the household's, and so is Google's", async () => {
  const { path, invited } = await weddingWithChurch();
  const html = await (await open(`/${path}?g=${invited.code}`)).text();
  const [file = ""] = attributesOf(html, "#calendar a.button", "href");
  expect(file).toBe(`/${path}/event.ics?g=${invited.code}`);
  const [google = ""] = attributesOf(html, "#calendar li a", "href");
  const details = new URL(google).searchParams.get("details") ?? "";
  const { said } = await calendarAt(file);
  for (const text of [details, said]) {
    expect(text).toContain("Սուրբ Գայանե");
    expect(text).toContain(`/${path}?g=${invited.code}`);
  }
  const general = await (await open(`/${path}`)).text();
  expect(attributesOf(general, "#calendar a.button", "href")).toEqual([`/${path}/event.ics`]);
});

test("while the database fails, a household's file is the general one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { path, invited } = await weddingWithChurch();
  const response = await whileDatabase("throws", () =>
    open(`/${path}/event.ics?g=${invited.code}`),
  );
  expect(response.status).toBe(200);
  expect(await response.text()).not.toMatch(/Գայանե|[?]g=/);
  vi.restoreAllMocks();
});
