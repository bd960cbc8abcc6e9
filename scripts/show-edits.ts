import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { howEdits, publicationOf } from "./edited-content.ts";
import { root } from "./paths.ts";
import { commandAhead, type CommandAhead } from "./publish-ahead.ts";

/** Milliseconds without another edit: editors write a file more than once, git many at a time. */
const calm = 150;

const contentFolder = resolve(root, process.env.CONTENT_DIR || "content");
/** Milliseconds: until then the first page has the processor, which a process ahead would share. */
const firstPage = 15_000;

/** A part of the Worker's code, and not a document of KV. */
const studioFile = join(root, "content", "studio.json");

/**
 * In development an edit appears in the open browser by itself. Edited content is published to this
 * machine's storage first. After an edit of code, documents load anew (app/dev-reload.ts), and
 * pages that React hydrates follow by React Router's replacement of modules.
 */
export function showEdits(): Plugin {
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let publishing = Promise.resolve();
  return {
    name: "show-edits",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(contentFolder);
      let publish: CommandAhead | undefined;
      const ahead = () => (publish ??= commandAhead());
      setTimeout(ahead, firstPage).unref();
      server.watcher.on("all", (_, path) => {
        if (!isContent(path)) return;
        edited.add(relative(contentFolder, path).split(sep).join("/"));
        clearTimeout(timer);
        timer = setTimeout(() => {
          const files = [...edited];
          edited.clear();
          publishing = publishing.then(() => publishEdits(server, ahead(), files));
        }, calm);
      });
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0 || isContent(file)) return;
      server.environments.client.hot.send({ type: "custom", event: "documents:reload" });
    },
  };
}

function isContent(path: string): boolean {
  return path.startsWith(contentFolder + sep) && path !== studioFile;
}

/** Publishes edited files and loads open pages anew; what is wrong in a file is printed. */
async function publishEdits(
  server: ViteDevServer,
  publish: CommandAhead,
  files: readonly string[],
): Promise<void> {
  const args = publicationOf(files, (file) => existsSync(join(contentFolder, file)), filesWith);
  if (args === null) return;
  const complaints = await publish(["publish", ...args, ...howEdits]);
  if (complaints !== "") server.config.logger.error(complaints.trim(), { timestamp: true });
  server.environments.client.hot.send({ type: "full-reload" });
}

/** The definitions and templates that have a text, as paths within `content/`. */
function filesWith(text: string): string[] {
  return globSync(["invitations/**/*.json", "templates/*.json"], { cwd: contentFolder }).filter(
    (file) => readFileSync(join(contentFolder, file), "utf8").includes(text),
  );
}
