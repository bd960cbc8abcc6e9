import * as v from "valibot";
import { expect, test, vi } from "vitest";
import {
  answerRejected,
  failureOfForm,
  readPosted,
  rejected,
  submit,
  type Rejected,
} from "#app/lib/submit.server.ts";

const schema = v.object({ name: v.pipe(v.string("required"), v.maxLength(4, "too-long")) });

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

test("over the rate limit a form is not taken, keeps what was typed and says when to come again", async () => {
  const form = formOf({ name: "Անի" });
  const take = () => Promise.reject<Rejected<null>>(new Error("taken"));
  const outcome = await submit(false, failureOfForm(form), take);
  expect(outcome).toMatchObject({
    state: "rejected",
    status: 429,
    failure: { lastResult: { initialValue: { name: "Անի" }, error: { "": ["too-many"] } } },
  });
  const answer = answerRejected(outcome, outcome.failure);
  expect(answer.init).toEqual({ status: 429, headers: { "Retry-After": "60" } });
});

test("a form that could not be stored keeps what was typed, and the log has why", async () => {
  const form = formOf({ name: "Անի" });
  const fail = () => Promise.reject<Rejected<null>>(new Error("D1 is down"));
  const log = vi.spyOn(console, "error");
  const outcome = await submit(true, failureOfForm(form), fail, "a reply was not kept", "a/b");
  // The same as of a form that was read, so that a page shows both alike.
  expect(outcome).toEqual(readPosted(form, schema).reject(503, "try-again"));
  expect(answerRejected(outcome, null).init).toEqual({ status: 503, headers: {} });
  expect(log).toHaveBeenCalledWith("a reply was not kept", "a/b", "Error: D1 is down");
});

test("a response that is thrown while a form is taken is the answer", async () => {
  const gone = new Response(null, { status: 404 });
  await expect(
    submit(
      true,
      () => null,
      () => Promise.reject(gone),
    ),
  ).rejects.toBe(gone);
});

test("a wrong field has the schema's message, and a form may get one for the whole of it", () => {
  const long = readPosted(formOf({ name: "Անահիտ" }), schema);
  expect(long.value).toBeNull();
  expect(long.reject(400)).toMatchObject({
    status: 400,
    failure: { lastResult: { error: { name: ["too-long"] }, initialValue: { name: "Անահիտ" } } },
  });
  const good = readPosted(formOf({ name: "Անի" }), schema);
  expect(good.value).toEqual({ name: "Անի" });
  expect(good.reject(409, "closed").failure.lastResult.error).toEqual({ "": ["closed"] });
  expect(good.reject(400, { name: ["known"] }).failure.lastResult.error).toEqual({
    name: ["known"],
  });
  expect(rejected(409, null)).toMatchObject({ isLimited: false });
});
