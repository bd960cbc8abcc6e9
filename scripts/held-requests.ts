import { once } from "node:events";
import type { Plugin } from "vite";

/**
 * In development the site starts while its storage is prepared (dev.ts), and compiles its modules
 * meanwhile. Requests wait for the storage: a page that is still open in a browser must neither
 * lock the database nor find it without tables.
 */
export function heldRequests(): Plugin {
  return {
    name: "held-requests",
    apply: "serve",
    configureServer({ middlewares }) {
      const prepared = whenPrepared();
      middlewares.use((_request, _response, next) => void prepared.then(() => next()));
    },
  };
}

/**
 * The program that prepares the storage ends its channel to this one then. Not a message: one that
 * comes early is lost to whoever listens first. Without such a program nothing is awaited.
 */
async function whenPrepared(): Promise<void> {
  if (process.connected) await once(process, "disconnect");
}
