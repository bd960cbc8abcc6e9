/** Writes the index of the staff command from its folder: the first step of `npm run commands`. */
import { writeCommandIndex } from "./command-index.ts";

const written = await writeCommandIndex();
if (written !== null) console.log(`${written} written.`);
