import { buildWhereChanged } from "./build.ts";
import { serveBuild } from "./built-worker.ts";
import { announce, prepareStorage, readLocalSettings, sweep } from "./local.ts";
import { provideMailServer } from "./mail-server.ts";
import { isTaken, wantedPort } from "./paths.ts";
import { runMain } from "./processes.ts";
import { requireFreeStorage } from "./storage-owner.ts";
import { UserError } from "../cli/user-error.ts";
import { endOrphanOn } from "./workerd-process.ts";

await runMain(async () => {
  const port = wantedPort(4173);
  await endOrphanOn(port);
  if (await isTaken(port)) throw new UserError(`Port ${port} is in use: PORT=… npm run preview`);
  await requireFreeStorage();
  const settings = readLocalSettings(port);
  const site = `http://localhost:${port}`;

  // First, because it tells at once what is in its way.
  const inbox = await provideMailServer(settings);
  await buildWhereChanged();
  // The journeys' sites begin with a copy of a storage that is prepared once.
  if (process.env.SKIP_PREPARING !== "1") await prepareStorage(settings);
  await serveBuild(port, settings);
  await announce(site, inbox);
  console.log(`ready on ${site}`);
  await sweep(site);
});
