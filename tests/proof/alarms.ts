import type { Tally } from "./tally.ts";

/** Words of the log about a fault; docs/running.md tells its owner what to do then. */
export type Alarm = {
  /** The beginning of the fault's name in the table of `npm run faults`. */
  fault: string;
  /** Words of the line. */
  says: string;
  /** Only a whole run has the fault. */
  isLong?: true;
};

/** The lines by which each fault is seen. A test finds each in the log of its fault, and in the document. */
export const alarms: readonly Alarm[] = [
  { fault: "D1 fails", says: "a reply was not kept" },
  { fault: "D1 fails", says: "an order was not kept" },
  { fault: "D1 fails", says: "D1 does not answer" },
  { fault: "D1 fails", says: "D1 failed, once more" },
  { fault: "D1 fails", says: '"alarm":"D1"' },
  { fault: "D1 stalls", says: "a household was not saved" },
  { fault: "KV fails", says: "no copy of invitation" },
  { fault: "KV stalls", says: "no copy of invitation" },
  { fault: "KV of visitors' names fails", says: "a visitor's names were not kept" },
  { fault: "R2 fails", says: "media" },
  { fault: "the queue fails", says: "the sender was not woken" },
  { fault: "a rate limit fails", says: "a rate limit failed and lets pass" },
  { fault: "a rate limit stalls", says: "a rate limit failed and lets pass" },
  { fault: "a mail server refuses connections", says: '"stage":"connect"' },
  { fault: "a mail server hangs", says: '"state":"retry"' },
  { fault: "a mail server answers 4xx", says: '"state":"retry"' },
  { fault: "a mail server answers 5xx", says: '"code":554' },
  { fault: "a setting of mail is missing", says: '"alarm":"outbox"' },
  { fault: "poison rows", says: '"alarm":"outbox"' },
  { fault: "the sender's store stalls", says: "a row was not sent" },
  { fault: "a broken definition", says: "UnreadableInvitation" },
  { fault: "a broken language pack", says: "language pack" },
  { fault: "a broken catalogue", says: "the last good copy, because" },
  { fault: "the nightly work fails", says: "nightly", isLong: true },
];

/** Alarms whose line is not in the log of their fault. */
export function silentAlarms(tally: Tally, isLong: boolean): Alarm[] {
  return alarms.filter(
    (alarm) =>
      (isLong || alarm.isLong !== true) &&
      !tally.linesOf(alarm.fault).some((said) => said.includes(alarm.says)),
  );
}
