import { vi } from "vitest";

/**
 * Waits until an assertion holds; vitest's default of one second is too short for a busy machine.
 */
export function eventually(holds: () => Promise<void>): Promise<void> {
  return vi.waitFor(holds, 20_000);
}
