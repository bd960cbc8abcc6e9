import { withEnv } from "cloudflare:workers";
import { openApi } from "../../../cli/storage/api.ts";
import { remoteBucket } from "../../../cli/storage/remote-bucket.ts";
import { remoteDatabase } from "../../../cli/storage/remote-database.ts";
import { remoteNamespace } from "../../../cli/storage/remote-namespace.ts";

/** Address of the double, and the ids under which it has the Worker's bindings. */
export type Stores = {
  base: string;
  account: string;
  token: string;
  content: string;
  visits: string;
  database: string;
  bucket: string;
};

type LiveEnv = { STORES: Stores };

/**
 * The uploaded Worker with the double's stores in place of workerd's own. The adapters are opened for
 * each event, because workerd lets no request use another one's connections.
 */
const uploaded = "./uploaded-worker.js";
const { default: site }: { default: Required<ExportedHandler<LiveEnv>> } = await import(
  /* @vite-ignore */ uploaded
);

function withStores(env: LiveEnv): LiveEnv {
  const { base, account, token, content, visits, database, bucket } = env.STORES;
  const api = openApi({ base, account, token });
  const stores = {
    CONTENT: remoteNamespace(api, content),
    VISITS: remoteNamespace(api, visits),
    DB: remoteDatabase(api, database),
    MEDIA: remoteBucket(api, bucket),
  };
  return { ...env, ...stores };
}

export default {
  fetch(request, env, context) {
    const own = withStores(env);
    return withEnv(own, () => site.fetch(request, own, context)) as Promise<Response>;
  },
  queue(batch, env, context) {
    const own = withStores(env);
    return withEnv(own, () => site.queue(batch, own, context)) as Promise<void>;
  },
  scheduled(controller, env, context) {
    const own = withStores(env);
    return withEnv(own, () => site.scheduled(controller, own, context)) as Promise<void>;
  },
} satisfies ExportedHandler<LiveEnv>;
