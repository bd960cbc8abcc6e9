/** Writes the generated files of app/designs from its folders: the first step of `npm run designs`. */
import { writeDesignIndex } from "./design-index.ts";

for (const file of await writeDesignIndex()) console.log(`${file} written.`);
