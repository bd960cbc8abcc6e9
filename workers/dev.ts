import site from "./app.ts";
import door from "./storage-door.js";

/** The address at which the dev server, which has the storage open, answers the staff command. */
const doorPath = "/__storage";

/** The Worker of `npm run dev`: the site, and the door to its storage. */
export default {
  ...site,
  fetch(request, env) {
    const isForDoor = new URL(request.url).pathname === doorPath;
    return isForDoor ? door.fetch(request, env) : site.fetch(request, env);
  },
} satisfies ExportedHandler<Env>;
