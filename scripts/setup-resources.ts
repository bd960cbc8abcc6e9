import * as v from "valibot";
import type { Answers } from "./setup-answers.ts";
import { isPlaceholder, readEnvironment, withId, type Configured } from "./setup-config.ts";
import { attempt, failure, type Run } from "./setup-run.ts";
import { UserError } from "../cli/user-error.ts";

const namespaceList = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ id: v.string(), title: v.string() })),
);
const databaseList = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ uuid: v.string(), name: v.string() })),
);

/** A KV namespace or a database, whose id stands in wrangler.toml. */
type Named = {
  kind: "kv_namespaces" | "d1_databases";
  binding: string;
  /** Its name in the account. */
  title: string;
  /** As in `KV hraver-content`. */
  label: string;
  /** The id in wrangler.toml, perhaps a placeholder. */
  configuredId: string;
  create: string[];
  list: () => Promise<{ id: string; title: string }[]>;
};

/**
 * Finds or creates KV, D1, queues and the bucket, and writes each id into wrangler.toml at once, so
 * that an interruption loses nothing.
 * @throws UserError at the first that cannot be found or created.
 */
export async function ensureResources(run: Run, place: Answers["place"]): Promise<void> {
  const configured = readEnvironment(run.machine.readConfig(), run.environment);
  for (const resource of namedOf(run, configured, place)) await ensureNamed(run, resource);
  for (const queue of queuesOf(configured)) await ensureQueue(run, queue);
  for (const { bucket_name } of configured.r2_buckets) await ensureBucket(run, bucket_name);
}

function namedOf(
  run: Run,
  { name, kv_namespaces, d1_databases }: Configured,
  place: Answers["place"],
): Named[] {
  return [
    ...kv_namespaces.map(({ binding, id }): Named => {
      const title = `${name}-${binding.toLowerCase()}`;
      return {
        kind: "kv_namespaces",
        binding,
        title,
        label: `KV ${title}`,
        configuredId: id,
        create: ["kv", "namespace", "create", title],
        list: async () => v.parse(namespaceList, await answered(run, ["kv", "namespace", "list"])),
      };
    }),
    ...d1_databases.map(({ binding, database_name: title, database_id }): Named => ({
      kind: "d1_databases",
      binding,
      title,
      label: place === "there" ? `D1 ${title}` : `D1 ${title} (${place})`,
      configuredId: database_id,
      create: ["d1", "create", title, ...placing(place)],
      list: async () =>
        v
          .parse(databaseList, await answered(run, ["d1", "list", "--json"]))
          .map(({ uuid, name: databaseName }) => ({ id: uuid, title: databaseName })),
    })),
  ];
}

/** A jurisdiction is a promise about the law, a location a hint; D1 takes one of them. */
function placing(place: Answers["place"]): string[] {
  if (place === "there") return [];
  return place === "eu" ? ["--jurisdiction", "eu"] : ["--location", place];
}

/** The output of a wrangler command that must succeed. */
async function answered(run: Run, args: string[]): Promise<string> {
  const { code, out, complaints } = await attempt(run, args);
  if (code !== 0) throw failure(args, out + complaints);
  return out;
}

async function ensureNamed(run: Run, resource: Named): Promise<void> {
  const { machine, environment, tell } = run;
  const find = async () => {
    const all = await resource.list();
    return (
      all.find(({ id }) => id === resource.configuredId) ??
      all.find(({ title }) => title === resource.title)
    );
  };
  const storedEntry = await find();
  if (!storedEntry && !isPlaceholder(resource.configuredId))
    throw new UserError(
      `wrangler.toml names ${resource.configuredId} for ${resource.binding}, which this Cloudflare account does not have. Log in to the other account (npx wrangler login), or write the placeholder of zeros back and run this again. ${resource.label} was not made.`,
    );
  if (storedEntry) tell("there", resource.label);
  else if (run.dryRun) {
    tell("would make", resource.label);
    return;
  } else await answered(run, resource.create);
  const entry = storedEntry ?? (await find());
  if (!entry)
    throw new UserError(
      `${resource.label} was made, but Cloudflare does not list it yet. Run the same command again in a minute.`,
    );
  if (!storedEntry) tell("made", resource.label);
  if (entry.id === resource.configuredId) return;
  if (run.dryRun) tell("would write", `its id into wrangler.toml`);
  else {
    machine.writeConfig(
      withId(machine.readConfig(), environment, resource.kind, resource.binding, entry.id),
    );
    tell("written", `its id, as ${resource.binding} in wrangler.toml`);
  }
}

/** The dead letter queue comes first, because a consumer may name it only when it exists. */
function queuesOf({ queues }: Configured): string[] {
  const dead = queues.consumers.flatMap(({ dead_letter_queue }) => dead_letter_queue ?? []);
  return [...new Set([...dead, ...queues.producers.map(({ queue }) => queue)])];
}

async function ensureQueue(run: Run, name: string): Promise<void> {
  const info = ["queues", "info", name];
  const { code, out, complaints } = await attempt(run, info);
  const isMissing = code !== 0 && /does not exist/i.test(out + complaints);
  if (code !== 0 && !isMissing) throw failure(info, out + complaints);
  await create(run, `queue ${name}`, !isMissing, ["queues", "create", name]);
}

async function ensureBucket(run: Run, name: string): Promise<void> {
  const list = ["r2", "bucket", "list"];
  const { code, out, complaints } = await attempt(run, list);
  if (code !== 0 && /10042|enable R2/i.test(out + complaints))
    throw new UserError(
      "R2 is not switched on: open R2 in Cloudflare's dashboard, accept its terms (10 GB are free), and run the same command again. What was made stays.",
    );
  if (code !== 0) throw failure(list, out + complaints);
  // A line for each field, as in `name: hraver-media`.
  const names = [...out.matchAll(/^\s*name:\s*(\S+)/gm)].map(([, bucketName]) => bucketName);
  await create(run, `R2 ${name}`, names.includes(name), ["r2", "bucket", "create", name]);
}

async function create(run: Run, label: string, isThere: boolean, args: string[]): Promise<void> {
  if (isThere) run.tell("there", label);
  else if (run.dryRun) run.tell("would make", label);
  else {
    await answered(run, args);
    run.tell("made", label);
  }
}
