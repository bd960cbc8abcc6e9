import { setServers } from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";

/** Preloaded by `--import`: names are looked up at the server of DNS_SERVER alone. */
setServers([process.env.DNS_SERVER ?? ""]);
// `import { resolve4 }` would keep the function that asks the system's servers.
syncBuiltinESMExports();
