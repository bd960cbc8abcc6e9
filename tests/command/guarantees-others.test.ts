import { vi } from "vitest";
import { proveGuarantees } from "./support/guarantee-proof.ts";

vi.mock("../../cli/storage/pause.ts", () => ({ pause: async () => {} }));

proveGuarantees(1);
