import { fork } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { stateDir } from "../../../cli/store.ts";
import { root } from "../../../scripts/paths.ts";
import { named } from "./mail-server.ts";
import { runHere, type StudioRun } from "./studio-here.ts";

export type { StudioRun };

/** The former command of this process: what two print at once could not be told apart. */
let former: Promise<unknown> = Promise.resolve();

/** The staff command in a process of its own, which runs one call after another. */
export type Studio = {
  run: (words: readonly string[]) => Promise<StudioRun>;
  end: () => Promise<void>;
};

/** The command of a test with content or a site of its own. */
let own: { folders: string; studio: Studio } | undefined;

/**
 * Runs the staff command on the storage of the site under test: in this process, as starting one
 * takes longer than most commands, and in a second one where a test has content or a site of its own,
 * because the command reads their folders when it is loaded.
 */
export function runStudio(...words: string[]): Promise<StudioRun> {
  const isShared =
    process.env.CONTENT_DIR === undefined && resolve(named("STATE_DIR")) === stateDir;
  const next = former.then(() => (isShared ? runHere(words) : runElsewhere(words)));
  former = next.catch(() => {});
  return next;
}

/** Ends the command of a test with folders of its own, before they are removed. */
export async function endOwnStudio(): Promise<void> {
  const ending = own?.studio.end();
  own = undefined;
  await ending;
}

async function runElsewhere(words: readonly string[]): Promise<StudioRun> {
  const folders = `${process.env.CONTENT_DIR} ${named("STATE_DIR")}`;
  if (own?.folders !== folders) {
    await endOwnStudio();
    own = { folders, studio: startStudio() };
  }
  return own.studio.run(words);
}

/**
 * Starts a process of the staff command that takes one call after another: loading its modules takes
 * longer than most calls.
 * @param environment further variables, such as CONTENT_DIR and STATE_DIR.
 */
export function startStudio(environment: NodeJS.ProcessEnv = {}): Studio {
  const child = fork(join(import.meta.dirname, "studio-process.ts"), {
    cwd: root,
    env: { ...process.env, ...environment },
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return {
    async run(words) {
      const listening = new AbortController();
      const { signal } = listening;
      child.send(words);
      try {
        const [answer] = await Promise.race([
          once(child, "message", { signal }),
          once(child, "exit", { signal }).then(([code]) => {
            throw new Error(`The command's process ended with exit code ${code}.`);
          }),
        ]);
        return answer;
      } finally {
        listening.abort();
      }
    },
    async end() {
      if (!child.connected) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}
