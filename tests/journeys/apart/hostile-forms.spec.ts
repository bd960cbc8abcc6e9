import { readFileSync } from "node:fs";
import { workerdOn } from "../../../scripts/workerd-process.ts";
import { dayFromNow } from "../../support/invitations.ts";
import { goodOrder, goodReply, hostileBodies } from "../../support/posted-forms.ts";
import { wedding } from "../support/answering.ts";
import { expect, test } from "../support/fixtures.ts";
import { named } from "../support/mail-server.ts";
import { useOwnSite } from "../support/own-site.ts";

/** On a site of its own, so that the measured time and memory are caused by these posts alone. */
useOwnSite();

/**
 * Milliseconds; parsing such a body as nested values takes twenty seconds, or the Worker's life.
 */
const longest = 5_000;
/** Bytes; such a body would need more than 400 MB, and a Worker may have 128. */
const largest = 128 * 1024 * 1024;

test("no posted body costs the site its time or its memory, whatever its fields are called", async ({
  studioJson,
}) => {
  const site = named("SITE");
  const preview = await studioJson<{ address: string }>("preview", "wedding/demo");
  const forms: [to: string, fields: Record<string, string>][] = [
    [wedding, goodReply()],
    ["/templates/1002/en", goodReply()],
    ["/templates/test-private", { intent: "open", password: "wrong" }],
    ["/order", goodOrder(dayFromNow(100))],
    [new URL(preview.address).pathname, goodReply()],
    [new URL(preview.address).pathname, { intent: "wish", wish: "Ավելի մեծ տառեր" }],
    ["/try", { back: "/weblink", first: "Հայկ" }],
  ];
  const pid = workerdOn(Number(new URL(site).port));
  test.skip(pid === null, "only Linux tells what a process needs");
  for (const [to] of forms) await fetch(`${site}${to}`, { redirect: "manual" });
  const before = memoryOf(pid, "VmRSS");
  for (const [what, hostile] of Object.entries(hostileBodies)) {
    for (const [to, fields] of forms) {
      const signal = AbortSignal.timeout(longest);
      const answer = await fetch(`${site}${to}`, {
        method: "POST",
        body: `${new URLSearchParams(fields)}&${hostile}`,
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site },
        redirect: "manual",
        signal,
      });
      expect(answer.status, `${what} to ${to}`).toBe(400);
      await answer.body?.cancel();
    }
  }
  expect(memoryOf(pid, "VmHWM") - before).toBeLessThan(largest);
  expect((await fetch(`${site}${wedding}`)).status).toBe(200);
});

/** A process's memory in bytes, at present or at its peak. proc(5): in kB. */
function memoryOf(pid: number | null, what: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) * 1024;
}
