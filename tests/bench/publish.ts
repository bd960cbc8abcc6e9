import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { beforeExit, runMain, runCaptured } from "../../scripts/processes.ts";
import { changeInvitations, writeInvitations } from "./many-invitations.ts";

const invitations = 300;

const answerSchema = v.object({
  published: v.array(v.object({ path: v.string(), state: v.string() })),
  documents: v.array(v.string()),
  writes: v.number(),
});

/**
 * Times the staff command on all of a studio's invitations: published for the first time,
 * unchanged, and after three changes.
 */
await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), "bench-publish-"));
  beforeExit(() => rm(folder, { recursive: true, force: true }));
  const content = join(folder, "content");
  await writeInvitations(content, invitations);

  const env = { CONTENT_DIR: content, STATE_DIR: join(folder, "state") };
  const migrating = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", env.STATE_DIR];
  await runCaptured("wrangler", migrating);
  await measure("all of it, for the first time", env);
  await measure("all of it again", env);
  await changeInvitations(content, [1, 150, 300], "Changed");
  await measure("after three changes", env);
});

async function measure(what: string, env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now();
  const answer = await runCaptured(
    "cli/index.js",
    ["publish", "--all", "--yes", "--json", "--no-pictures"],
    env,
  );
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const { published, documents, writes } = v.parse(
    v.pipe(v.string(), v.parseJson(), answerSchema),
    answer,
  );
  const changed = published.filter(({ state }) => state !== "unchanged").length;
  console.log(
    `publish, ${what}: ${seconds} s, ${changed} of ${published.length} entries and ${documents.length} packs and catalogue files, ${writes} writes`,
  );
}
