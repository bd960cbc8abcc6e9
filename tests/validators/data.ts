import Validator from "@adobe/structured-data-validator";
import ICAL from "ical.js";
import { sync } from "node-ical";
import { textsOf } from "../support/html.ts";
import type { Finding, Outcome } from "./found.ts";
import type { Page } from "./pages.ts";

/**
 * The structured data of pages by Google's rules for rich results. Only errors: its warnings ask for
 * ratings and reviews, which the studio does not invent.
 */
export async function structuredData(pages: readonly Page[]): Promise<Outcome> {
  const validator = "structured data";
  const findings: Finding[] = [];
  let looked = 0;
  for (const { address, text } of pages) {
    const things = textsOf(text, 'script[type="application/ld+json"]').map(
      (json): { "@type": string } => JSON.parse(json),
    );
    if (things.length === 0) continue;
    looked += 1;
    const jsonld = Object.fromEntries(Map.groupBy(things, (thing) => thing["@type"]).entries());
    const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
    for (const { severity, issueMessage, path } of issues)
      if (severity === "ERROR")
        findings.push({
          validator,
          page: address,
          rule: issueMessage,
          text: path?.map(({ type, index }) => `${type ?? ""} ${index ?? ""}`).join(" › ") ?? "",
        });
  }
  return { validator, pages: looked, findings };
}

/** Pictures that structured data names: each is there, and a picture. */
export async function namedPictures(site: string, pages: readonly Page[]): Promise<Outcome> {
  const validator = "pictures of structured data";
  const named = new Map<string, string>();
  for (const { address, text } of pages)
    for (const json of textsOf(text, 'script[type="application/ld+json"]'))
      for (const [, picture = ""] of json.matchAll(/"(?:image|logo)":"([^"]+)"/g))
        named.set(picture, address);
  const findings: Finding[] = [];
  for (const [picture, page] of named) {
    const answer = await fetch(site + new URL(picture).pathname);
    await answer.body?.cancel();
    const type = answer.headers.get("Content-Type") ?? "";
    if (!answer.ok || !type.startsWith("image/"))
      findings.push({
        validator,
        page,
        rule: "no picture",
        text: `${picture} ${answer.status} ${type}`,
      });
  }
  return { validator, pages: named.size, findings };
}

/** Calendar files by two libraries, one that computes zones by the file and one that knows them by name. */
export async function calendars(pages: readonly Page[]): Promise<Outcome> {
  const validator = "ical.js, node-ical";
  const findings: Finding[] = [];
  for (const { address, text } of pages) {
    const finding = (rule: string, said: string) =>
      findings.push({ validator, page: address, rule, text: said });
    try {
      const byFile = new ICAL.Event(
        new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent") ?? undefined,
      );
      const byName = Object.values(sync.parseICS(text)).find((part) => part?.type === "VEVENT");
      const starts = [byFile.startDate.toJSDate(), byName?.start].map((date) =>
        date?.toISOString(),
      );
      const ends = [byFile.endDate.toJSDate(), byName?.end].map((date) => date?.toISOString());
      if (new Set(starts).size !== 1 || new Set(ends).size !== 1)
        finding("another hour", [...starts, ...ends].join(" "));
      if (byFile.uid !== byName?.uid) finding("another UID", `${byFile.uid} ${byName?.uid}`);
      if (!byFile.organizer) finding("no organizer", "RFC 5546 section 3.2");
    } catch (error) {
      finding("unreadable", String(error));
    }
  }
  return { validator, pages: pages.length, findings };
}
