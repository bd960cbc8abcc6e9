import { requireSettings } from "#app/lib/settings.ts";
import { readLocalSettings } from "../../scripts/local.ts";
import { beforeExit, runMain } from "../../scripts/processes.ts";
import { UserError } from "../../cli/user-error.ts";
import { startSite } from "../journeys/support/site.ts";

await runMain(async () => {
  beforeExit(await startSite());
  const { SITE: site = "" } = process.env;
  const settings = readLocalSettings(Number(new URL(site).port));
  const { DASHBOARD_SECRET: secret } = requireSettings(settings, ["DASHBOARD_SECRET"]);
  // After the site's folder is known, which the command's storage reads when it is loaded.
  const { validate } = await import("./validate.ts");
  const left = await validate(site, secret);
  if (left > 0) throw new UserError(`${left} findings`);
});
