import { Resolver, setServers } from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";

/**
 * Preloaded by `--import`: names are looked up at the resolver of DNS_RESOLVER alone, and whoever
 * asks a server of their choice asks that of DNS_AUTHORITY, which plays the zones' name servers.
 */
setServers([process.env.DNS_RESOLVER ?? ""]);
// `import { resolve4 }` would keep the function that asks the system's servers.
syncBuiltinESMExports();
const { setServers: setOwn } = Resolver.prototype;
Resolver.prototype.setServers = function setAuthority() {
  setOwn.call(this, [process.env.DNS_AUTHORITY ?? ""]);
};
