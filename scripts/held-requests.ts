import { once } from "node:events";
import type { Plugin } from "vite";

/** The routes' modules by the name that React Router gives to all of them together. */
const allRoutes = "virtual:react-router/server-build";

/**
 * In development the site starts while its storage is prepared (dev.ts), and compiles its modules
 * meanwhile. Requests wait for the storage: a page that is still open in a browser must neither
 * lock the database nor find it without tables.
 */
export function heldRequests(): Plugin {
  return {
    name: "held-requests",
    apply: "serve",
    configureServer({ middlewares, environments }) {
      const prepared = whenPrepared();
      middlewares.use((_request, _response, next) => void prepared.then(() => next()));
      // After the other plugins' hooks, which set up the Worker's environment.
      return () => void environments.ssr?.warmupRequest(allRoutes);
    },
  };
}

/** The first message says it. Without a program that sends one, as in tests, nothing is awaited. */
async function whenPrepared(): Promise<void> {
  if (process.connected !== true) return;
  await once(process, "message");
  process.disconnect();
}
