/** Writes what is made from the folders of designs, sections and languages: the first step of `npm run designs`. */
import { writeGenerated } from "./generated-files.ts";

for (const file of await writeGenerated("designs")) console.log(`${file} written.`);
