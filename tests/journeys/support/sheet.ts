import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Imports a sheet as a wedding's guests. @returns the personal link of its first household. */
export async function linkOfSheet(
  studioJson: <Printed>(...args: string[]) => Promise<Printed>,
  path: string,
  sheet: string,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "guests-"));
  const file = join(folder, "guests.csv");
  await writeFile(file, sheet);
  await studioJson("guests", "import", path.slice(1), file, "--yes");
  const [first] = await studioJson<{ link: string }[]>("guests", "links", path.slice(1));
  await rm(folder, { recursive: true });
  return (first?.link ?? "").replace(/^https?:\/\/[^/]+/, "");
}
