import { pause } from "#app/lib/deadline.ts";
import * as v from "valibot";
import { ProviderFailure } from "#app/shop/order/payments/providers/types.ts";

/** Milliseconds; a customer waits for two attempts at most. */
const deadlineMs = 8_000;
/** Milliseconds before the second attempt. */
const waitMs = 500;
/** Characters; an answer of these providers has a few thousand. */
const longest = 200_000;

type Asked = {
  url: string;
  init: RequestInit;
  /** A second attempt does no more than the first. */
  isRepeatable: boolean;
};

/**
 * Asks a payment provider. What is not in the schema is dropped: answers name cardholders.
 * @throws ProviderFailure without an answer, with one of another form, or with a status of 400 and more.
 */
export async function askProvider<Output>(
  { url, init, isRepeatable }: Asked,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const first = await attempt(url, init);
  const isLost = typeof first === "string" || first.status === 429 || first.status >= 500;
  if (isLost && isRepeatable) await pause(waitMs);
  const answer = isLost && isRepeatable ? await attempt(url, init) : first;
  const { pathname } = new URL(url);
  // Names of Stripe's objects stand in paths.
  const where = pathname.replaceAll(/[A-Za-z]+_\w{8,}/g, "…");
  if (typeof answer === "string") throw new ProviderFailure(`${where}: ${answer}`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer.text);
  if (answer.status >= 400) throw new ProviderFailure(`${where}: ${answer.status}`);
  if (!parsed.success) throw new ProviderFailure(`${where}: an answer of no known form`);
  return parsed.output;
}

/** @returns the answer, or why there is none. */
async function attempt(
  url: string,
  init: RequestInit,
): Promise<{ status: number; text: string } | string> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(deadlineMs),
    });
    const text = await response.text();
    return { status: response.status, text: text.slice(0, longest) };
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError"
      ? "no answer in time"
      : "no connection";
  }
}
