import { env } from "cloudflare:workers";
import type { SettingName } from "#app/lib/settings.ts";

/** Runs something while the Worker lacks these settings. */
export async function without(names: SettingName[], run: () => Promise<void>): Promise<void> {
  const settings = env as unknown as Record<string, unknown>;
  const kept = names.map((name) => [name, settings[name]] as const);
  for (const name of names) settings[name] = undefined;
  try {
    await run();
  } finally {
    for (const [name, value] of kept) settings[name] = value;
  }
}
