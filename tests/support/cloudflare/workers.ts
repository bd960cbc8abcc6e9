import * as v from "valibot";
import { bad, good, readJson, type Answer, type Asked, type Route } from "./answers.ts";

/** A file of an uploaded Worker. */
export type UploadedModule = { name: string; contents: string };

const bindingSchema = v.object({
  type: v.string(),
  name: v.string(),
  /** Of `plain_text`, the public settings. */
  text: v.optional(v.string()),
  namespace_id: v.optional(v.string()),
  id: v.optional(v.string()),
  bucket_name: v.optional(v.string()),
  queue_name: v.optional(v.string()),
});
type Binding = v.InferOutput<typeof bindingSchema>;

const metadataSchema = v.object({
  main_module: v.string(),
  bindings: v.optional(v.array(bindingSchema), []),
  limits: v.optional(v.object({ cpu_ms: v.optional(v.number()) })),
  annotations: v.optional(v.record(v.string(), v.string()), {}),
  assets: v.optional(v.object({ jwt: v.string() })),
});

/** A version of a Worker: all that was uploaded at once. */
export type Version = v.InferOutput<typeof metadataSchema> & {
  id: string;
  createdOn: string;
  modules: UploadedModule[];
};

export type Script = {
  secrets: Map<string, string>;
  /** The newest last. */
  versions: Version[];
  /** Ids of versions, the running one last. */
  deployments: string[];
  crons: string[];
  subdomain: { enabled: boolean; previews_enabled: boolean };
};

/** The version of a Worker that answers requests; null before the first deployment. */
export function runningVersion(script: Script | undefined): Version | null {
  return script?.versions.find(({ id }) => id === script.deployments.at(-1)) ?? null;
}

/** Resources that a Worker's bindings may name, by id or name, and the Workers. */
type State = {
  scripts: Map<string, Script>;
  namespaces: ReadonlyMap<string, unknown>;
  databases: ReadonlyMap<string, unknown>;
  buckets: ReadonlyMap<string, unknown>;
  queues: ReadonlyMap<string, unknown>;
  plan: "free" | "paid";
  /** The account's workers.dev subdomain, without which it takes no Worker. */
  subdomain: string | null;
};
type WithScript = (script: Script, asked: Asked, name: string) => Answer | Promise<Answer>;

/**
 * The routes of Workers that wrangler asks to deploy one with static assets:
 * https://developers.cloudflare.com/api/resources/workers/
 */
export function workerRoutes(state: State): Route[] {
  const { scripts } = state;
  const within =
    (answer: WithScript) =>
    (asked: Asked, [name = ""]: string[]) => {
      const script = scripts.get(name);
      return script ? answer(script, asked, name) : noWorker;
    };
  const of = (rest: string) => new RegExp(`^/workers/scripts/([^/]+)${rest}$`);
  return [
    {
      method: "GET",
      pattern: /^\/workers\/services\/([^/]+)$/,
      answer: within(() =>
        good({
          default_environment: {
            environment: "production",
            script: { tag: "tag", tags: [], last_deployed_from: "wrangler" },
          },
        }),
      ),
    },
    {
      method: "GET",
      pattern: /^\/workers\/subdomain$/,
      answer: () =>
        state.subdomain === null
          ? bad(404, 10007, "This account has no workers.dev subdomain.")
          : good({ subdomain: state.subdomain }),
    },
    {
      method: "PUT",
      pattern: /^\/workers\/subdomain$/,
      answer: (asked) => {
        const { subdomain } = v.parse(v.object({ subdomain: v.string() }), readJson(asked));
        state.subdomain = subdomain;
        return good({ subdomain });
      },
    },
    {
      method: "GET",
      pattern: of("/settings"),
      answer: within((script) => good({ bindings: runningVersion(script)?.bindings ?? [] })),
    },
    { method: "GET", pattern: of("/secrets"), answer: within(listSecrets) },
    { method: "PUT", pattern: of("/secrets"), answer: within(putSecret) },
    {
      method: "PUT",
      pattern: of(""),
      answer: async (asked, [name = ""]) => {
        const version = await uploaded(state, asked, scripts.get(name));
        if ("status" in version) return version;
        const script = scripts.get(name) ?? newScript();
        scripts.set(name, script);
        script.versions.push(version);
        script.deployments.push(version.id);
        return good({ id: name, deployment_id: version.id, startup_time_ms: 1 });
      },
    },
    {
      method: "GET",
      pattern: of("/versions"),
      answer: within(({ versions }) => {
        // The newest ten, the newest first.
        const items = versions.toReversed().slice(0, 10);
        return good({
          items: items.map(({ id, createdOn, annotations }) => ({
            id,
            metadata: { created_on: createdOn },
            annotations,
          })),
        });
      }),
    },
    {
      method: "POST",
      pattern: of("/versions"),
      answer: within(async (script, asked) => {
        const version = await uploaded(state, asked, script);
        if ("status" in version) return version;
        script.versions.push(version);
        return good({
          id: version.id,
          number: script.versions.length,
          metadata: { has_preview: false },
          resources: { script: { etag: version.id } },
          startup_time_ms: 1,
        });
      }),
    },
    {
      method: "GET",
      pattern: of("/deployments"),
      answer: within(({ deployments }) =>
        good({
          deployments: deployments.toReversed().map((version_id) => ({
            id: version_id,
            versions: [{ version_id, percentage: 100 }],
          })),
        }),
      ),
    },
    { method: "POST", pattern: of("/deployments"), answer: within(deployVersion) },
    {
      method: "PATCH",
      pattern: of("/script-settings"),
      answer: within((_, asked) => good(readJson(asked))),
    },
    {
      method: "GET",
      pattern: of("/subdomain"),
      answer: within((script) => good(script.subdomain)),
    },
    {
      method: "POST",
      pattern: of("/subdomain"),
      answer: within((script, asked) => {
        const asks = v.object({ enabled: v.boolean(), previews_enabled: v.boolean() });
        script.subdomain = v.parse(asks, readJson(asked));
        return good(script.subdomain);
      }),
    },
    {
      method: "GET",
      pattern: of("/schedules"),
      answer: within(({ crons }) => good({ schedules: crons.map((cron) => ({ cron })) })),
    },
    {
      method: "PUT",
      pattern: of("/schedules"),
      answer: within((script, asked) => {
        const wanted = v.parse(v.array(v.object({ cron: v.string() })), readJson(asked));
        script.crons = wanted.map(({ cron }) => cron);
        return good({ schedules: wanted });
      }),
    },
  ];
}

/** The answer for a Worker that is not there. */
export const noWorker = bad(404, 10007, "This Worker does not exist on your account.");

function newScript(): Script {
  return {
    secrets: new Map(),
    versions: [],
    deployments: [],
    crons: [],
    subdomain: { enabled: false, previews_enabled: false },
  };
}

function listSecrets({ secrets }: Script): Answer {
  return good([...secrets.keys()].map((name) => ({ name, type: "secret_text" })));
}

function putSecret({ secrets }: Script, asked: Asked): Answer {
  const { name, text } = v.parse(v.object({ name: v.string(), text: v.string() }), readJson(asked));
  secrets.set(name, text);
  return good({ name, type: "secret_text" });
}

function deployVersion(script: Script, asked: Asked): Answer {
  const asks = v.object({ versions: v.tuple([v.object({ version_id: v.string() })]) });
  const [{ version_id: id }] = v.parse(asks, readJson(asked)).versions;
  if (!script.versions.some((version) => version.id === id))
    return bad(404, 10004, `There is no version ${id}.`);
  script.deployments.push(id);
  return good({ id });
}

/**
 * A version as a form brings it: `metadata`, and a file for each module.
 * @returns a refusal where the account has no subdomain, or a binding leads to nothing or has the
 * name of a secret.
 */
async function uploaded(state: State, asked: Asked, script?: Script): Promise<Version | Answer> {
  if (state.subdomain === null)
    return bad(403, 10063, "You need a workers.dev subdomain in order to proceed.");
  const type = asked.headers.get("Content-Type") ?? "";
  const form = await new Response(new Uint8Array(asked.body), {
    headers: { "Content-Type": type },
  }).formData();
  const metadata = v.parse(v.pipe(v.string(), v.parseJson(), metadataSchema), form.get("metadata"));
  if (state.plan === "free" && metadata.limits)
    return bad(400, 100328, "CPU limits are not supported for the Free plan.");
  for (const binding of metadata.bindings) {
    const { name } = binding;
    if (script?.secrets.has(name)) return bad(400, 10053, `Binding name '${name}' already in use.`);
    if (!leads(state, binding))
      return bad(400, 10021, `binding ${name} of type ${binding.type} names what is not there`);
  }
  const modules: UploadedModule[] = [];
  for (const [name, part] of form)
    if (part instanceof Blob) modules.push({ name, contents: await part.text() });
  return { ...metadata, id: crypto.randomUUID(), createdOn: new Date().toISOString(), modules };
}

/** True if the account has what a binding names. */
function leads({ namespaces, databases, buckets, queues }: State, binding: Binding): boolean {
  const { type, namespace_id, id, bucket_name, queue_name } = binding;
  if (type === "kv_namespace") return namespaces.has(namespace_id ?? "");
  if (type === "d1") return databases.has(id ?? "");
  if (type === "r2_bucket") return buckets.has(bucket_name ?? "");
  if (type === "queue") return queues.has(queue_name ?? "");
  return true;
}
