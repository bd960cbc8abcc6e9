import type { SubmissionResult } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { data } from "react-router";
import type * as v from "valibot";
import { uncheckedForm } from "#app/lib/form.ts";
import { retryAfter } from "#app/lib/rate-limit.ts";

/** A posted form that is shown again. */
export type Rejected<Failure> = {
  state: "rejected";
  /** 400: its fields; 409: what is stored allows it no more; 429: too often; 503: a store fails. */
  status: 400 | 409 | 429 | 503;
  /** What the page shows: the messages, and all that was typed. */
  failure: Failure;
  /** Whether the rate limit rejected it, so that the answer says when to come again. */
  isLimited: boolean;
};

/**
 * What became of a posted form. It is thanked for only once it is stored.
 * @template Stored what the answer needs of it: usually the ids of new outbox rows, for the queue.
 */
export type Submission<Failure, Stored = { messageIds: string[] }> =
  | ({ state: "stored" } & Stored)
  | Rejected<Failure>;

/** The page has no such form any more; answered with 410. */
export type Closed = { state: "closed" };

/** The failure of a form whose fields have messages of their own. */
export type FormFailure = { lastResult: SubmissionResult<string[]> };

/** A form that is shown again for another reason than the rate limit. */
export function rejected<Failure>(
  status: Rejected<Failure>["status"],
  failure: Failure,
): Rejected<Failure> {
  return { state: "rejected", status, failure, isLimited: false };
}

/**
 * Takes a posted form: over the rate limit it is not read, and when `take` fails, it is shown again
 * with what was typed, to be sent once more.
 * @param mayPost whether the rate limit allows it.
 * @param failureOf the form as it is shown again with a message for the whole of it.
 * @param take reads it, stores it, and says what became of it.
 * @param lost the log's words for a form that could not be stored.
 * @throws a response that `take` throws.
 */
export async function submit<Outcome, Failure>(
  mayPost: boolean,
  failureOf: (problem: "too-many" | "try-again") => Failure,
  take: () => Promise<Outcome>,
  ...lost: string[]
): Promise<Outcome | Rejected<Failure>> {
  if (!mayPost) return { ...rejected(429, failureOf("too-many")), isLimited: true };
  try {
    return await take();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error(...lost, String(error));
    return rejected(503, failureOf("try-again"));
  }
}

/** The failure of a form that was not read, with a message for the whole of it. */
export function failureOfForm(form: FormData): (problem: string) => FormFailure {
  return (problem) => ({ lastResult: uncheckedForm(form, problem) });
}

/** A posted form that was read: its values, or null where a field is wrong. */
type ReadForm<Value> = {
  value: Value | null;
  /** @param problem a message for the whole form, or for fields; absent: the schema's own alone. */
  reject: (
    status: Rejected<FormFailure>["status"],
    problem?: string | Record<string, string[]>,
  ) => Rejected<FormFailure>;
};

/** Reads a posted form by its schema, whose messages go to the fields. */
export function readPosted<Schema extends v.GenericSchema>(
  form: FormData,
  schema: Schema,
): ReadForm<v.InferOutput<Schema>> {
  const parsed = parseWithValibot(form, { schema });
  return {
    value: parsed.status === "success" ? parsed.value : null,
    reject: (status, problem) => {
      const problems =
        typeof problem === "string" ? { formErrors: [problem] } : { fieldErrors: problem };
      return rejected(status, { lastResult: parsed.reply(problem === undefined ? {} : problems) });
    },
  };
}

/**
 * A route's answer to a form that is shown again. Documents need a `headers` of their route that
 * forwards the action's.
 * @param shown what the page gets.
 */
export function answerRejected<Shown>({ status, isLimited }: Rejected<unknown>, shown: Shown) {
  return data(shown, { status, headers: retryAfter(!isLimited) });
}
