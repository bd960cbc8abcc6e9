/** Writes the index of the staff command from its folder: the first step of `npm run commands`. */
import { writeGenerated } from "./generated-files.ts";

for (const file of await writeGenerated("commands")) console.log(`${file} written.`);
