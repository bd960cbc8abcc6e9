import * as v from "valibot";
import { listHeads } from "#app/domain/authoring/head/data.server.ts";
import {
  listPublished,
  type Difference,
  type Published,
} from "#app/domain/authoring/publish/list.ts";
import { countLinksByInvitation } from "#app/domain/couple-link/data.server.ts";
import { lifecyclePhases, type LifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { countRepliesByInvitation } from "#app/domain/reply/replied/data.server.ts";
import { isWithinDays } from "#app/domain/invitation/upcoming.ts";
import { wayOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { requireChoice } from "../choice.ts";
import { defineCommand } from "../command.ts";
import { exitCodes } from "../exit-codes.ts";
import { count, say, wrongUsage, type Options, sayTable } from "../output.ts";

const states = [...lifecyclePhases, "demo"] as const;

export const command = defineCommand({
  after: "Published invitations:",
  description: "what is published, with its replies: customers' invitations, then demos",
  options: {
    "--customers": "without demos and templates",
    "--soon [days]": "those whose event is within so many days, 14 unless given",
    "--search <words>": "those whose address or names have these words",
    "--state <state>": "save-the-date, open, closed, today, thanks, ended, or demo",
  },
  completes: { "--state": states },
  examples: [
    "list --customers --remote",
    "list --soon --remote",
    "list --search anna --state open",
  ],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.array(
    v.strictObject({
      path: v.string(),
      aliases: shapes.words,
      languages: shapes.words,
      version: v.number(),
      /** Local to `timeZone`: `2027-06-12T15:00`. */
      event: v.string(),
      timeZone: v.string(),
      template: v.string(),
      names: shapes.words,
      phase: v.picklist(lifecyclePhases),
      /** Null for a demo. */
      endsAt: v.nullable(shapes.moment),
      replies: v.number(),
      /** The couple has a link. */
      link: v.boolean(),
      differences: v.array(shapes.difference),
    }),
  ),
  /**
   * Published invitations with the number of replies and whether the couple has a link, customers'
   * before demos; `--customers`, `--soon`, `--search` and `--state` choose some. Exit code 1 where
   * an address shows something else than it should.
   */
  async run(options, open) {
    const isChosen = filterOf(options, Date.now());
    const { content, db } = await open();
    const { published, unreadable, differences } = await listPublished(
      content,
      await listHeads(db),
    );
    const replyCounts = await countRepliesByInvitation(db);
    const links = await countLinksByInvitation(db);
    const chosen = published.filter(isChosen);
    const ordered = [
      ...chosen.filter((invitation) => !isShownAsDemo(invitation)),
      ...chosen.filter(isShownAsDemo),
    ];
    const rows = ordered.map((invitation) => ({
      ...invitation,
      replies: replyCounts.get(invitation.path) ?? 0,
      link: links.has(invitation.path),
      differences: differences.filter(({ path }) => path === invitation.path),
    }));
    if (differences.length + unreadable.length > 0) process.exitCode = exitCodes.mend;
    sayTable(options, [
      ["ADDRESS", "LANGUAGES", "VERSION", "EVENT", "STATE", "TEMPLATE", "REPLIES", "LINK"],
      ...rows.map(({ path, languages, version, event, template, replies, link, ...rest }) => [
        path,
        languages.join(" "),
        String(version),
        event.replace("T", " "),
        stateOf(rest),
        template,
        String(replies),
        link ? "yes" : "no",
      ]),
    ]);
    const of = rows.length === published.length ? "" : ` of ${published.length}`;
    say(options, `\n${count(rows.length, "invitation")}${of} published.`);
    if (options.json) return rows;
    if (differences.length > 0)
      process.stderr.write(`${differenceLines(differences, options).join("\n")}\n`);
    if (unreadable.length > 0)
      process.stderr.write(
        `This release cannot read ${unreadable.join(", ")}. Publish again what belongs there.\n`,
      );
    return rows;
  },
});

type ListOptions = Options & {
  customers?: boolean;
  soon?: boolean | string;
  search?: string;
  state?: string;
};

/** Days of `--soon` without a number. */
const soonDays = 14;

function filterOf(
  { customers = false, soon, search, state }: ListOptions,
  now: number,
): (invitation: Published) => boolean {
  const days = soon === undefined ? null : soon === true ? soonDays : Number(soon);
  if (days !== null && (!Number.isInteger(days) || days < 0))
    throw wrongUsage(`--soon takes a number of days, not "${soon}".`);
  const wantedState = state === undefined ? null : requireChoice("state", state, states);
  const words = (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return (invitation) => {
    const text = [invitation.path, ...invitation.aliases, ...invitation.names]
      .join(" ")
      .toLowerCase();
    return (
      (days === null || (invitation.endsAt !== null && isWithinDays(invitation, days, now))) &&
      (wantedState === null || wantedState === stateOf(invitation)) &&
      !(customers && isShownAsDemo(invitation)) &&
      words.every((word) => text.includes(word))
    );
  };
}

function isShownAsDemo(invitation: Published): boolean {
  return stateOf(invitation) === "demo";
}

/** Demos move to a later date before they are over, so that their phase says nothing. */
function stateOf({ endsAt, phase }: Pick<Published, "endsAt" | "phase">): LifecyclePhase | "demo" {
  return endsAt === null ? "demo" : phase;
}

/** The addresses that show another version than they should, with the command that repairs them. */
function differenceLines(differences: readonly Difference[], options: Options): string[] {
  return [
    "These addresses show something else than what was published last (a change of the last minute may still be on its way):",
    ...differences.map(({ address, path, shown: shownVersion, wanted: expectedVersion }) => {
      const shows =
        shownVersion === null ? "shows nothing" : `shows version ${shownVersion} of ${path}`;
      const instead =
        expectedVersion === null
          ? "where nothing should be"
          : shownVersion === expectedVersion
            ? "in another form than was published"
            : `instead of version ${expectedVersion}`;
      const mend = expectedVersion === null ? `unpublish ${address}` : `publish ${path}`;
      return `  ${address} ${shows} ${instead}. Mend it: npm run studio -- ${mend}${wayOf(options)}`;
    }),
  ];
}
