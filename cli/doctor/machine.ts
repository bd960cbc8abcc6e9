import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { count } from "../output.ts";
import { contentDir, root } from "../root.ts";
import { git } from "../version.ts";
import { bad, good, notice, type Finding } from "./finding.ts";

const packageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ devDependencies: v.object({ node: v.string() }) }),
);

/** This machine: Node, npm and the checkout. */
export async function machineFindings(): Promise<Finding[]> {
  return [await nodeFinding(), ...npmFindings(), ...contentFindings()];
}

async function nodeFinding(): Promise<Finding> {
  const text = await readFile(join(root, "package.json"), "utf8");
  const { node: wanted } = v.parse(packageSchema, text).devDependencies;
  const major = wanted.split(".")[0];
  return process.versions.node.split(".")[0] === major
    ? good(`Node ${process.versions.node}`)
    : bad(
        `Node ${process.versions.node} runs this, and ${wanted} should`,
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
