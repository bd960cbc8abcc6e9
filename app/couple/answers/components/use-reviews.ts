import { useState } from "react";
import { useFetcher, type FetcherWithComponents } from "react-router";
import { opposites, type ReviewResult } from "#app/couple/answers/review/kinds.ts";

/** Decisions that this page has made and can undo, the newest first, and the form for the next. */
export type Reviews = {
  done: readonly ReviewResult[];
  Form: FetcherWithComponents<ReviewResult>["Form"];
  isBusy: boolean;
};

/** @param posted the result of a form that was posted without script. */
export function useReviews(posted: ReviewResult | undefined): Reviews {
  const fetcher = useFetcher<ReviewResult>({ key: "review" });
  const [done, setDone] = useState<readonly ReviewResult[]>(posted ? [posted] : []);
  const [seen, setSeen] = useState<ReviewResult>();
  const newest = fetcher.data;
  if (newest && newest !== seen) {
    setSeen(newest);
    setDone(added(done, newest));
  }
  return { done, Form: fetcher.Form, isBusy: fetcher.state !== "idle" };
}

/** Undone decisions are no longer listed. */
function added(done: readonly ReviewResult[], newest: ReviewResult): ReviewResult[] {
  const isUndone = ({ review, id }: ReviewResult) =>
    id === newest.id && opposites[review] === newest.review;
  const remainder = done.filter((result) => !isUndone(result));
  return remainder.length < done.length ? remainder : [newest, ...remainder];
}
