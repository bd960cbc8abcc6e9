import * as v from "valibot";
import type { Finding } from "#app/domain/invitation/finding.ts";
import { replyFindings, type RuledReply } from "#app/domain/invitation/schema/reply-rules.ts";
import { pictureFindings, type RuledPicture } from "#app/domain/invitation/schema/picture.ts";
import { statusFindings, type RuledStatus } from "#app/domain/invitation/schema/status.ts";
import { languages } from "#app/i18n/languages.ts";

type HostRole = "groom" | "bride" | "child" | "parents" | "person" | "company";

/** The parts of a definition that the rules below check. */
export type Ruled = RuledReply &
  Pick<RuledPicture, "picture" | "theme" | "cover" | "thanks" | "album" | "music"> &
  Pick<RuledStatus, "status"> & {
    demo?: boolean | undefined;
    languages: readonly string[];
    english?: string | undefined;
    aliases: readonly { path: string; language?: string | undefined }[];
    event: { start: string; end?: string | undefined };
    until?: string | undefined;
    saveTheDate?: { until: string } | undefined;
    hosts: Partial<Record<HostRole, { email?: string | undefined } | undefined>>;
    reply?:
      | {
          recipients: string;
          defaultEmail?: string | undefined;
          deadline?: string | undefined;
          chat?: { instead?: boolean | undefined } | undefined;
        }
      | undefined;
    organiser?: object | undefined;
  };

/** A schema of definitions with the rules between their fields. */
export function withCrossChecks<Schema extends v.GenericSchema<unknown, Ruled>>(schema: Schema) {
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      // The cross-field rules run only on fields that are right by themselves, so that one mistake
      // gives one finding.
      if (!dataset.typed || dataset.issues) return;
      for (const { message, path } of ruleFindings(dataset.value)) {
        addIssue({ message, path: issuePath(dataset.value, path) });
      }
    }),
  );
}

/** Builds valibot's form of a path, in which each step carries the object it lies in. */
function issuePath(
  root: unknown,
  path: (string | number)[],
): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  let input: unknown = root;
  const items = path.map((key): v.IssuePathItem => {
    const item: v.IssuePathItem = {
      type: "unknown",
      origin: "value",
      input,
      key,
      value: undefined,
    };
    input = typeof input === "object" && input !== null ? Reflect.get(input, key) : undefined;
    return item;
  });
  const [first, ...rest] = items;
  return first && [first, ...rest];
}

/** Findings of the rules that span several fields, each with its path. */
function ruleFindings(definition: Ruled): Finding[] {
  return [
    ...dateFindings(definition),
    ...statusFindings(definition),
    ...sectionFindings(definition),
    ...pictureFindings(definition),
    ...recipientFindings(definition),
    ...demoFindings(definition),
    ...replyFindings(definition),
    ...aliasFindings(definition),
    ...englishFindings(definition),
    ...missingLanguages(definition, definition.languages),
  ];
}

function englishFindings({ english, languages: pageLanguages }: Ruled): Finding[] {
  return english && !pageLanguages.includes("en")
    ? [{ path: ["english"], message: 'expected "en" among the languages' }]
    : [];
}

function dateFindings({ event, until, reply, saveTheDate }: Ruled): Finding[] {
  const findings: Finding[] = [];
  const day = event.start.slice(0, 10);
  if (event.end && event.end <= event.start) {
    findings.push({ path: ["event", "end"], message: `expected a time after ${event.start}` });
  }
  if (until && until < day) {
    findings.push({ path: ["until"], message: `expected the event's day (${day}) or a later one` });
  }
  if (saveTheDate && saveTheDate.until >= (reply?.deadline ?? day)) {
    findings.push({
      path: ["saveTheDate", "until"],
      message: `expected a day before ${reply?.deadline ?? day}, so that guests can see the invitation${reply?.deadline ? " and answer it" : ""}`,
    });
  }
  if (reply?.deadline && reply.deadline > day) {
    findings.push({
      path: ["reply", "deadline"],
      message: `expected the event's day (${day}) or an earlier one`,
    });
  }
  return findings;
}

/** Each setting needs the section that shows it, and each section its settings. */
function sectionFindings({ sections, reply, organiser, hosts }: Ruled): Finding[] {
  const findings: Finding[] = [];
  const replySections = sections.flatMap((section, index) =>
    section.type === "reply" ? [index] : [],
  );
  const [first, second] = replySections;
  if (first !== undefined && !reply) {
    findings.push({ path: ["reply"], message: "expected the settings of the reply section" });
  }
  if (first === undefined && reply) {
    findings.push({
      path: ["sections"],
      message: 'expected a section of type "reply", because "reply" has its settings',
    });
  }
  if (second !== undefined) {
    findings.push({
      path: ["sections", second],
      message: "expected one reply section, this is the second",
    });
  }
  const contact = sections.findIndex((section) => section.type === "contact");
  if (contact >= 0 && !organiser) {
    findings.push({
      path: ["organiser"],
      message: `expected the person whom section ${contact + 1} (contact) shows`,
    });
  }
  if (Object.values(hosts).every((host) => host === undefined)) {
    findings.push({ path: ["hosts"], message: "expected at least one host" });
  }
  return findings;
}

function recipientFindings({ reply, hosts }: Ruled): Finding[] {
  // Replies that go to a chat alone are not mailed.
  if (!reply || reply.chat?.instead) return [];
  const findings: Finding[] = [];
  const { recipients, defaultEmail } = reply;
  for (const side of ["groom", "bride"] as const) {
    const needed = recipients === side || recipients === "both" || recipients === "choose";
    if (needed && !hosts[side]?.email) {
      findings.push({
        path: ["hosts", side, "email"],
        message: `expected an address, because replies go to "${recipients}"`,
      });
    }
  }
  const { child, parents, person, company } = hosts;
  const reachable = [child, parents, person, company].some((host) => host?.email);
  if (recipients === "default" && !defaultEmail && !reachable) {
    findings.push({
      path: ["reply", "defaultEmail"],
      message: "expected the address that replies go to",
    });
  }
  return findings;
}

/** Domains reserved for examples (RFC 2606, section 3); they receive no mail. */
export const exampleAddress = /@example\.(com|net|org)$/i;

/** All mail addresses of an invitation's hosts, with their paths. */
export function hostAddresses({
  hosts,
  reply,
}: Pick<Ruled, "hosts" | "reply">): { path: Finding["path"]; address: string }[] {
  const places: [Finding["path"], string | undefined][] = [
    ...Object.entries(hosts).map(([role, host]): [Finding["path"], string | undefined] => [
      ["hosts", role, "email"],
      host?.email,
    ]),
    [["reply", "defaultEmail"], reply?.defaultEmail],
  ];
  return places.flatMap(([path, address]) => (address === undefined ? [] : [{ path, address }]));
}

/**
 * A demo has no real addresses: one is a sign that a customer's invitation was marked as a demo.
 */
function demoFindings({ demo, hosts, reply }: Ruled): Finding[] {
  if (demo !== true) return [];
  const message = 'expected an address @example.com, because "demo" is true';
  return hostAddresses({ hosts, reply })
    .filter(({ address }) => !exampleAddress.test(address))
    .map(({ path }) => ({ path, message }));
}

function aliasFindings({ aliases, languages: listed }: Ruled): Finding[] {
  return aliases.flatMap(({ language }, index) =>
    language && !listed.includes(language)
      ? [
          {
            path: ["aliases", index, "language"],
            message: `expected one of the invitation's languages: ${listed.join(", ")}`,
          },
        ]
      : [],
  );
}

/** Findings for every text in `node` that lacks one of the `wanted` languages. */
export function missingLanguages(
  node: unknown,
  requiredLanguages: readonly string[],
  path: Finding["path"] = [],
): Finding[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) =>
      missingLanguages(item, requiredLanguages, [...path, index]),
    );
  if (typeof node !== "object" || node === null) return [];
  const keys = Object.keys(node);
  if (keys.length > 0 && keys.every((key) => languages.some((language) => language === key))) {
    return requiredLanguages
      .filter((language) => !keys.includes(language))
      .map((language) => ({
        path: [...path, language],
        message: `expected a text for language "${language}"`,
      }));
  }
  return Object.entries(node).flatMap(([key, value]) =>
    // A template's `name` is shown by the studio's site, which has its own languages.
    path.length === 0 && key === "name"
      ? []
      : missingLanguages(value, requiredLanguages, [...path, key]),
  );
}
