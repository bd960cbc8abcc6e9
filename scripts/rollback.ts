import { parseArgs } from "node:util";
import { createMachine, readSite } from "./deploy-effects.ts";
import { chooseEnvironment, withUsage } from "./deploy-environment.ts";
import { rollback } from "./deploy-rollback.ts";
import { runMain } from "./processes.ts";

const flag = { type: "boolean", default: false } as const;

await runMain(async () => {
  const { values } = withUsage("rollback", () =>
    parseArgs({
      options: { env: { type: "string" }, to: { type: "string" }, content: flag, yes: flag },
    }),
  );
  const site = readSite(chooseEnvironment(values.env));
  const { to, content, yes } = values;
  await rollback(createMachine(!yes), site, { to, content, yes });
});
