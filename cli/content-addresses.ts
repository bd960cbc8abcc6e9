import { glob } from "node:fs/promises";
import { contentDir } from "./root.ts";

/** The addresses of the definitions and templates in `content/`. */
export async function contentAddresses(): Promise<string[]> {
  const files = await Array.fromAsync(
    glob(["invitations/*/*.json", "templates/*.json"], { cwd: contentDir }),
  );
  return files
    .map((file) =>
      file
        .replaceAll("\\", "/")
        .replace(/^invitations\//, "")
        .replace(/\.json$/, ""),
    )
    .toSorted();
}
