import { connect, createServer } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "../cli/user-error.ts";

/** The repository's folder. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Folder of local KV, D1 and R2; wrangler puts them below `v3`. STATE_DIR sets another folder. */
export const stateDir = resolve(root, process.env.STATE_DIR || ".wrangler/state");

/** The port in PORT. @throws UserError when it is not a port. */
export function wantedPort(byDefault: number): number {
  const port = Number(process.env.PORT || byDefault);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(`PORT expected a port number, not ${process.env.PORT}`);
}

/** True if something on this machine answers on a port. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const done = (isBusy: boolean) => {
      socket.destroy();
      answer(isBusy);
    };
    socket.once("connect", () => done(true));
    socket.once("error", () => done(false));
    socket.setTimeout(1_000, () => done(true));
  });
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((answer, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object"
          ? answer(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}
