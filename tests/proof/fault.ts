/**
 * Faults while the Worker answers one request, and what it said meanwhile. Shared by the commands
 * (Node) and the Worker in front of the built one (workerd).
 */

/** How a call of a binding fails. */
export type Way =
  /** It throws, and nothing was done. */
  | "fails"
  /** It throws, but was done: the answer got lost. */
  | "loses its answer"
  /** It never answers. */
  | "stalls"
  /** It answers after a while. */
  | "is late"
  /** It answers the first half of a value: of a text, of a stream, of a list of rows. */
  | "answers half"
  /** It answers what the key held before, at `earlier:` in front of the key. */
  | "answers stale"
  /** The isolate ends there: neither this call nor any later one of the request is made. */
  | "dies";

/** The fault of one request; without `how` there is none. */
export type Fault = {
  how?: Way;
  /** The number of the first call that is hit, from 1, among those that `of` names; all of them where absent. */
  at?: number;
  /** Only calls whose label begins so are counted and hit, as `DB` or `DB.batch`; all where absent. */
  of?: string;
  /** The calls after `at` are hit too. */
  andLater?: boolean;
  /** Milliseconds by which the Worker's clock is ahead. */
  clock?: number;
  /** Timers run so many times as fast, so that a deadline of minutes is tried in seconds. */
  speed?: number;
  /** Settings in place of the Worker's own, such as another mail server's port. */
  settings?: Record<string, string | null>;
};

/** Record of a request: its calls of bindings in order, and the lines of its log. */
export type Told = { calls: string[]; log: string[]; hits: number };

/** Headers by which a request names its fault and itself, and addresses that only this Worker has. */
export const faultHeader = "x-fault";
export const nameHeader = "x-request-name";
export const visitorHeader = "x-visitor";
export const toldPath = "/proof/told";
export const cronPath = "/proof/cron";
export const databasePath = "/proof/database";
export const queuePath = "/proof/queue";

/** The status of a request whose isolate ended. */
export const diedStatus = 599;
