import { AsyncLocalStorage } from "node:async_hooks";
import { withEnv } from "cloudflare:workers";
import type { Given, Sent } from "./database.ts";
import {
  cronPath,
  databasePath,
  diedStatus,
  faultHeader,
  nameHeader,
  queuePath,
  toldPath,
  visitorHeader,
  type Fault,
  type Told,
} from "./fault.ts";

/**
 * The built Worker with bindings that fail on request: each request names its own fault, so that
 * many are tried at once. Its code is the build's, and the stores are workerd's own.
 */
const built = "./built-worker.js";
const { default: site }: { default: Required<ExportedHandler<Env>> } = await import(built);

type Env = Record<string, unknown>;
type Run = Told & {
  fault: Fault;
  counted: number;
  isDead: boolean;
  /** Ends the isolate, as far as its visitor can see. */
  die: () => void;
};

/** Only requests with a name are kept, for as long as the command runs. */
const runs = new Map<string, Run>();
const current = new AsyncLocalStorage<Run>();
const faultOf = () => current.getStore()?.fault;

const bindings = ["DB", "CONTENT", "VISITS", "MEDIA", "OUTBOX"];
/** Methods that reach a store; others, such as `prepare`, only make something to reach it with. */
const calls = new Set(
  "first all run raw batch exec get getWithMetadata put delete list head send sendBatch limit createMultipartUpload".split(
    " ",
  ),
);
const originals = new WeakMap<object, object>();

function original(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(original);
  return typeof value === "object" && value !== null ? (originals.get(value) ?? value) : value;
}

/** A binding, or what it made, whose calls are hit by the run's fault. */
function faulty<Handle extends object>(handle: Handle, label: string, run: Run): Handle {
  const proxy = new Proxy(handle, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const perform = (given: unknown[]): unknown => member.apply(target, given.map(original));
      if (calls.has(String(name)))
        return (...given: unknown[]) =>
          attempt(run, `${label}.${String(name)}`, () => perform(given), target, given);
      return (...given: unknown[]) => {
        const made = perform(given);
        const isHandle = (name === "prepare" || name === "bind") && typeof made === "object";
        return isHandle && made !== null ? faulty(made, label, run) : made;
      };
    },
  });
  originals.set(proxy, handle);
  return proxy;
}

const nothing = () => {};
const never = () => new Promise<never>(() => {});
const failure = (label: string) =>
  new Error(
    label.startsWith("DB") ? "D1_ERROR: Network connection lost." : `${label}: 500 Internal Error`,
  );

async function attempt(
  run: Run,
  label: string,
  perform: () => unknown,
  store: object,
  given: unknown[],
): Promise<unknown> {
  run.calls.push(label);
  const { how, at, of = "", andLater = false } = run.fault;
  if (run.isDead) return never();
  const isCounted = label.startsWith(of);
  if (isCounted) run.counted += 1;
  const isFrom = at === undefined || run.counted === at || (andLater && run.counted > at);
  const isHit = how !== undefined && isCounted && isFrom;
  if (!isHit) return perform();
  run.hits += 1;
  switch (how) {
    case "fails":
      throw failure(label);
    case "loses its answer":
      await perform();
      throw failure(label);
    case "stalls":
      return never();
    case "is late":
      await new Promise((done) => setTimeout(done, 1_500));
      return perform();
    case "answers half":
      return half(await perform());
    case "answers stale":
      return stale(store, label, given, perform);
    case "dies":
      run.isDead = true;
      run.die();
      return never();
  }
}

/** The first half of what a store answered. */
function half(value: unknown): unknown {
  if (typeof value === "string") return value.slice(0, value.length / 2);
  if (value instanceof Map)
    return new Map([...value].map(([key, one]): [unknown, unknown] => [key, half(one)]));
  if (Array.isArray(value)) return value.slice(0, Math.floor(value.length / 2));
  if (typeof value !== "object" || value === null) return value;
  if ("value" in value && typeof value.value === "string")
    return { ...value, value: half(value.value) };
  if ("results" in value && Array.isArray(value.results))
    return { ...value, results: half(value.results) };
  if ("body" in value && value.body instanceof ReadableStream)
    return Object.assign(Object.create(value), { body: broken(value.body) });
  return value;
}

/** A stream that ends with an error after its first chunk. */
function broken(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let isBegun = false;
  return new ReadableStream({
    async pull(controller) {
      const { value } = await reader.read();
      if (isBegun || !value) return controller.error(new Error("R2: connection lost"));
      isBegun = true;
      controller.enqueue(value.slice(0, Math.ceil(value.byteLength / 2)));
    },
  });
}

/** Earlier value of a key; KV's other places see a change up to a minute late. */
async function stale(
  store: object,
  label: string,
  [key, ...how]: unknown[],
  perform: () => unknown,
) {
  const read: unknown = Reflect.get(store, label.slice(label.lastIndexOf(".") + 1), store);
  const isRead = /\.get(?:WithMetadata)?$/.test(label) && typeof key === "string";
  if (!isRead || typeof read !== "function") return perform();
  const earlier: unknown = await read.call(store, `earlier:${key}`, ...how);
  const isMissing = earlier === null || Reflect.get(Object(earlier), "value") === null;
  return isMissing ? perform() : earlier;
}

/** The environment of one request. */
function environmentOf(env: Env, run: Run): Env {
  const own: Record<string, unknown> = { ...env };
  const limits = Object.keys(env).filter((name) => name.endsWith("_LIMIT"));
  for (const name of [...bindings, ...limits]) {
    const binding = own[name];
    if (typeof binding === "object" && binding !== null) own[name] = faulty(binding, name, run);
  }
  for (const [name, value] of Object.entries(run.fault.settings ?? {}))
    own[name] = value ?? undefined;
  return own;
}

function begin(name: string | null, fault: Fault): Run {
  const run: Run = { fault, calls: [], log: [], hits: 0, counted: 0, isDead: false, die: nothing };
  if (name !== null) runs.set(name, run);
  return run;
}

/** Runs work as the request of a run: its clock, its timers, its log and its bindings. */
function within<Result>(run: Run, env: Env, work: (own: Env) => Result): Result {
  const own = environmentOf(env, run);
  return current.run(run, () => withEnv(own, () => work(own)) as Result);
}

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: []) =>
    given.length > 0 ? new target(...given) : new target(RealDate.now() + (faultOf()?.clock ?? 0)),
  get: (target, name) =>
    name === "now"
      ? () => RealDate.now() + (faultOf()?.clock ?? 0)
      : (Reflect.get(target, name) as unknown),
});

const realTimeout = globalThis.setTimeout;
globalThis.setTimeout = ((work: () => void, ms = 0) =>
  realTimeout(work, ms / (faultOf()?.speed ?? 1))) as typeof setTimeout;
const realWait = scheduler.wait.bind(scheduler);
scheduler.wait = (ms) => realWait(ms / (faultOf()?.speed ?? 1));

for (const level of ["error", "warn", "info", "log"] as const) {
  console[level] = (...said: unknown[]) => {
    const line = said
      .map((one) =>
        typeof one === "string" || one instanceof Error ? String(one) : JSON.stringify(one),
      )
      .join(" ");
    current.getStore()?.log.push(`${level} ${line}`);
  };
}

/** Runs the cron or the queue's consumer as Cloudflare would; answers the error where it throws. */
async function runEvent(url: URL, own: Env, context: ExecutionContext): Promise<Response> {
  const outcome = { acked: 0, retried: 0, error: null as string | null };
  try {
    if (url.pathname === cronPath) {
      const cron = url.searchParams.get("cron") ?? "* * * * *";
      await site.scheduled({ cron, scheduledTime: Date.now(), noRetry() {} }, own, context);
    } else {
      const messages = url.searchParams.getAll("id").map((id) => ({
        id,
        body: { id },
        timestamp: new Date(),
        attempts: 1,
        ack: () => void (outcome.acked += 1),
        retry: () => void (outcome.retried += 1),
      }));
      const batch = { queue: "outbox", messages, ackAll() {}, retryAll() {} };
      await site.queue(batch as unknown as MessageBatch, own, context);
    }
  } catch (error) {
    outcome.error = String(error);
  }
  return Response.json(outcome);
}

/** Statements of the command itself, on which no fault falls. */
async function runStatements(request: Request, db: D1Database): Promise<Given> {
  const statements = await request.json<Sent[]>();
  try {
    const prepared = statements.map(({ sql, values }) => db.prepare(sql).bind(...values));
    return { results: await db.batch(prepared) };
  } catch (error) {
    return { error: String(error) };
  }
}

export default {
  async fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname === toldPath) {
      const name = url.searchParams.get("name") ?? "";
      const run = runs.get(name);
      const told: Told = { calls: run?.calls ?? [], log: run?.log ?? [], hits: run?.hits ?? 0 };
      return Response.json(told);
    }
    if (url.pathname === databasePath)
      return Response.json(await runStatements(request, env.DB as D1Database));
    const headers = new Headers(request.headers);
    const fault = JSON.parse(headers.get(faultHeader) ?? "{}") as Fault;
    const run = begin(headers.get(nameHeader), fault);
    headers.set("CF-Connecting-IP", headers.get(visitorHeader) ?? crypto.randomUUID());
    for (const name of [faultHeader, nameHeader, visitorHeader]) headers.delete(name);
    const asked = new Request(request, { headers }) as typeof request;
    const isEvent = url.pathname === cronPath || url.pathname === queuePath;
    const death = Promise.withResolvers<Response>();
    run.die = () => death.resolve(new Response(null, { status: diedStatus }));
    const answered = within(run, env, (own) =>
      isEvent ? runEvent(url, own, context) : site.fetch(asked, own, context),
    );
    // workerd holds a run for as long as an answer that was made during it, so that a run that leads to
    // its answer would be held for ever, with all of its bindings.
    return Promise.race([answered, death.promise]).finally(() => (run.die = nothing));
  },

  // The faults send by themselves; soak lets the queue work as it does in production.
  async queue(batch, env, context) {
    if (env.QUEUE_WORKS === "yes") await site.queue(batch, env, context);
    else batch.ackAll();
  },
} satisfies ExportedHandler<Env>;
