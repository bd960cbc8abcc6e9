import { vi } from "vitest";
import { everySecond, proveGuarantees } from "./support/guarantee-proof.ts";

vi.mock("../../cli/storage/pause.ts", () => ({ pause: async () => {} }));

proveGuarantees(everySecond(1));
