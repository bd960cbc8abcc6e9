import * as v from "valibot";

const targets = v.pipe(v.string(), v.parseJson(), v.array(v.object({ id: v.string() })));
const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.optional(v.number()),
    result: v.optional(v.unknown()),
    method: v.optional(v.string()),
    params: v.optional(v.unknown()),
  }),
);

/** Calls a method of V8's inspector. @returns its result; undefined for an unknown method. */
export type Inspector = (method: string) => Promise<unknown>;

/**
 * Connects to the inspector of the Worker that `serveBuild` started with this port.
 * @param heard is told of each event.
 */
export async function inspectWorker(
  port: number,
  heard: (event: string, params: unknown) => void = () => {},
): Promise<Inspector> {
  const list = v.parse(targets, await (await fetch(`http://127.0.0.1:${port}/json`)).text());
  const worker = list.find(({ id }) => id === "core:user:site");
  if (!worker) throw new Error(`no Worker to inspect on ${port}`);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${worker.id}`);
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result, method, params } = v.parse(message, data);
    if (id !== undefined) waiting.get(id)?.(result);
    else if (method !== undefined) heard(method, params);
  });
  await new Promise((done, fail) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", fail);
  });
  let last = 0;
  return (method) =>
    new Promise((done) => {
      last += 1;
      waiting.set(last, done);
      socket.send(JSON.stringify({ id: last, method }));
    });
}
