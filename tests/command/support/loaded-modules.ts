import { registerHooks } from "node:module";

/** Preloaded by `--import`: prints the address of each module that is loaded, to descriptor 3. */
import { writeSync } from "node:fs";

registerHooks({
  load(url, context, nextLoad) {
    writeSync(3, `${url}\n`);
    return nextLoad(url, context);
  },
});
