import { vi } from "vitest";
import { proveGuarantees } from "./support/guarantee-proof.ts";

vi.mock("../../cli/storage/pause.ts", () => ({ pause: async () => {} }));

// A command that only reads, one that writes rows, and one under the lease, beside killed.test.ts.
proveGuarantees(["show", "orders mark", "unpublish"]);
