import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  browserEntries,
  browserEntryNames,
  impersonalTables,
  stores,
} from "#app/features/privacy/stores.ts";
import { open } from "../support/site.ts";

/** Tables of D1 itself and of its migrations. */
const platforms = /^(_cf_|sqlite_|d1_)/;

test("each table with personal data is on the list of stores", async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table'",
  ).all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => !platforms.test(name));
  const listed: string[] = Object.values(stores).flatMap(({ holds }) => [...holds]);
  const isTable = (holds: string) => /^[a-z_]+$/.test(holds);
  expect([...listed.filter(isTable), ...impersonalTables].toSorted()).toEqual(tables.toSorted());
});

test.for(["am", "en"])(
  "the page in %s says each term and each name from the list",
  async (language) => {
    const html = await (await open(`/privacy-policy?lng=${language}`)).text();
    const terms = [...Object.values(stores), ...Object.values(browserEntries)].map(
      ({ days }) => days,
    );
    for (const term of new Set(terms.filter((days) => days !== null)))
      expect(html).toMatch(new RegExp(`\\b${term} (օր|days)`));
    for (const row of browserEntryNames)
      expect(html).toContain(`>${browserEntries[row].name}</code>`);
  },
);
