import * as v from "valibot";
import { unavailable } from "../output.ts";
import type { Answer, Api, ApiRequest } from "./api.ts";
import { CloudflareFailure, reasonOf } from "./failures.ts";
import type { Door } from "./ownership.ts";

const errorsSchema = v.object({
  errors: v.array(v.object({ code: v.number(), message: v.string() })),
});

/** The failure of a request to which nobody listens: connect(2). */
const nobody = "ECONNREFUSED";
const triesAtMost = 3;

type Answered = { response: Response; bytes: Answer["bytes"] };

/**
 * The API of this machine's storage, which the process that has it open answers
 * (workers/storage-door.js). Where that one ends, the next is asked: what was not sent, or may be sent
 * twice, is sent again.
 * @param first the door that is open now.
 * @param find the door, whenever the former is shut.
 * @param isShut whether the owner of a door has shut it (`shutDoor`).
 */
export function doorApi(
  first: Door,
  find: () => Promise<Door>,
  isShut: (door: Door) => boolean,
): Api {
  let currentDoor = Promise.resolve(first);

  async function answerTo(request: ApiRequest): Promise<Answered> {
    for (let tries = 1; ; tries += 1) {
      const pendingDoor = currentDoor;
      const door = await pendingDoor;
      try {
        return await ask(door, request);
      } catch (error) {
        const reason = reasonOf(error);
        // A door that was shut had answered all that was carried out behind it.
        const isBegun = reason !== nobody && !isShut(door);
        if (tries >= triesAtMost || (isBegun && !request.repeatable))
          throw unavailable(
            `The process that had the storage of this machine open has ended (${reason}), and it is not known whether the last change was stored. See what is there, then run the same command again.`,
            { cause: error },
          );
        // Others of this moment fail alike, and have one new door.
        if (pendingDoor === currentDoor) currentDoor = find();
      }
    }
  }

  async function send(request: ApiRequest): Promise<Answer> {
    const { response, bytes } = await answerTo(request);
    if (response.ok) return { headers: response.headers, bytes };
    const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), errorsSchema), text(bytes));
    const errors = answer.success ? answer.output.errors : [];
    const says = errors.map(({ message }) => message).join(", ") || `status ${response.status}`;
    throw new CloudflareFailure(`The storage of this machine refuses a request: ${says}`, errors);
  }

  async function askFor<Output>(
    request: ApiRequest,
    schema: v.GenericSchema<unknown, Output>,
  ): Promise<Output> {
    const { bytes } = await send(request);
    return v.parse(schema, JSON.parse(text(bytes)));
  }

  return { account: "local", send, ask: askFor };
}

/** True if somebody answers behind a door. */
export async function isOpen(door: Door): Promise<boolean> {
  try {
    return (await fetch(door.address, { headers: proof(door) })).status === 204;
  } catch {
    // Not yet, or no longer.
    return false;
  }
}

async function ask(
  door: Door,
  { method, path, query = {}, body, headers = {} }: ApiRequest,
): Promise<Answered> {
  const targetUrl = new URL(path.replace(/^\/accounts\/[^/]*/, ""), door.address);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) targetUrl.searchParams.set(name, value);
  const url = new URL(door.address);
  url.searchParams.set("method", method);
  url.searchParams.set("path", targetUrl.pathname + targetUrl.search);
  const sent = { method: "POST", body, headers: { ...headers, ...proof(door) } };
  const response = await fetch(url, sent);
  if (response.status === 503) throw new Error(nobody);
  // An answer that was cut off fails here.
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * Shuts a door for good, after what has begun behind it was answered. Its owner then says so in its
 * file, before it ends.
 */
export async function shutDoor(door: Door): Promise<void> {
  await fetch(door.address, { method: "DELETE", headers: proof(door) });
}

function proof({ secret }: Door): { Authorization: string } {
  return { Authorization: `Bearer ${secret}` };
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
