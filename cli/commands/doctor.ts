import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { defineCommand } from "../command.ts";
import { bad, type Finding, good, notice } from "../doctor/finding.ts";
import { mailServerFindings } from "../doctor/mail-server.ts";
import { settingFindings, siteFindings } from "../doctor/site.ts";
import { storageFindings } from "../doctor/storage.ts";
import { exitCodes } from "../exit-codes.ts";
import { heading, markOf } from "../marks.ts";
import { count, say, type Options } from "../output.ts";
import { UserError } from "../user-error.ts";
import type { OpenStore } from "../store.ts";
import { contentDir, root } from "../root.ts";
import { git } from "../version.ts";

const finding = v.strictObject({
  mark: v.picklist(["good", "notice", "bad"]),
  text: v.string(),
  mend: v.optional(v.string()),
});

export const command = defineCommand({
  after: "staff-link",
  description: "whether everything is set up, published and sent, and how to mend what is not",
  options: {
    "--mail": "also greet the mail server",
  },
  examples: ["doctor", "doctor --remote --mail"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.strictObject({
    well: v.boolean(),
    areas: v.array(v.strictObject({ area: v.string(), findings: v.array(finding) })),
  }),
  /**
   * Looks at everything and names the command that mends each fault. Changes nothing. Exit code 1
   * where something is wrong; a notice is no fault.
   */
  async run(options, open) {
    const areas: Area[] = [
      { area: "This machine", findings: await machineFindings() },
      { area: "Settings", findings: await settingFindings(options) },
      { area: "Storage", findings: await opened(open, options) },
      { area: "Site", findings: await siteFindings(options) },
      ...(options.mail
        ? [{ area: "Mail server", findings: await mailServerFindings(options) }]
        : []),
    ];
    const faults = areas.flatMap(({ findings }) => findings).filter(({ mark }) => mark === "bad");
    if (faults.length > 0) process.exitCode = exitCodes.mend;
    for (const { area, findings } of areas) {
      say(options, heading(area));
      for (const { mark, text, mend } of findings)
        say(options, `  ${markOf(mark)} ${text}`, ...(mend ? [`      ${mend}`] : []));
    }
    say(options, faults.length === 0 ? "\nAll is well." : `\n${count(faults.length, "fault")}.`);
    return { well: faults.length === 0, areas };
  },
});

/** Findings under a heading. */
type Area = { area: string; findings: Finding[] };

/** A storage that cannot be opened is a finding too. */
async function opened(open: OpenStore, options: Options): Promise<Finding[]> {
  try {
    return await storageFindings(await open(), options);
  } catch (error) {
    if (error instanceof UserError) return [bad(error.message)];
    throw error;
  }
}

const packageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ devDependencies: v.object({ node: v.string() }) }),
);

/** This machine: Node, npm and the checkout. */
async function machineFindings(): Promise<Finding[]> {
  return [await nodeFinding(), ...npmFindings(), ...contentFindings()];
}

async function nodeFinding(): Promise<Finding> {
  const text = await readFile(join(root, "package.json"), "utf8");
  const { node: nodeVersion } = v.parse(packageSchema, text).devDependencies;
  const major = nodeVersion.split(".")[0];
  return process.versions.node.split(".")[0] === major
    ? good(`Node ${process.versions.node}`)
    : bad(
        `Node ${process.versions.node} runs this, and ${nodeVersion} should`,
        "npm run studio -- doctor",
      );
}

/** npm names itself to what it runs; started by another way, nothing is known of it. */
function npmFindings(): Finding[] {
  const version = /npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? "")?.[1];
  return version ? [good(`npm ${version}`)] : [];
}

/** What colleagues do not have yet, and what they have and this checkout does not. */
function contentFindings(): Finding[] {
  const changed = git("status", "--porcelain", "--", contentDir);
  if (changed === null) return [notice("This folder is no git checkout, so that nobody shares it")];
  const files = changed.split("\n").filter(Boolean).length;
  const behind = Number(git("rev-list", "--count", "HEAD..@{upstream}") ?? 0);
  return [
    files === 0
      ? good("All of content/ is committed")
      : notice(
          `${count(files, "file")} in content/ not committed`,
          "git add content && git commit",
        ),
    ...(behind > 0
      ? [
          notice(
            `This checkout is ${count(behind, "commit")} behind what was fetched last`,
            "git pull",
          ),
        ]
      : []),
  ];
}
