import { expect, test } from "vitest";
import { toCustomer } from "#app/shop/order/letters/kinds.ts";
import {
  orderMoves,
  orderStates,
  orderSteps,
  statesAfter,
  stateViews,
  type OrderState,
} from "#app/shop/order/state.ts";

const moves = Object.entries(orderMoves).map(([name, move]) => ({ name, ...move }));

/** The states that can be reached from one, by whoever moves it. */
function reachedFrom(start: OrderState): Set<OrderState> {
  const reached = new Set([start]);
  for (const state of reached)
    for (const { from, to } of moves) if (from.some((one) => one === state)) reached.add(to);
  return reached;
}

test("every state is reached from a new order, and none is a dead end", () => {
  expect([...reachedFrom("received")].toSorted()).toEqual([...orderStates].toSorted());
  for (const state of orderStates) {
    const reached = reachedFrom(state);
    expect(reached, state).toContain("published");
    expect(reached, state).toContain("cancelled");
  }
});

/** People who can move an order on from a state. */
function moversOf(state: OrderState): string[] {
  return moves
    .filter(({ from, to }) => to !== state && from.some((one) => one === state))
    .map(({ by }) => by);
}

test("staff can move every order on, and the customer one that waits for them", () => {
  for (const state of orderStates) expect(moversOf(state), state).toContain("staff");
  const waiting = orderStates.filter((state) => stateViews[state].waitsFor === "customer");
  expect(waiting).toEqual(["ready"]);
  for (const state of waiting) expect(moversOf(state), state).toContain("customer");
});

test("a customer's move is mailed to the studio, and what staff show or publish to the customer", () => {
  const isToCustomer = (kind: string) => toCustomer.some((known) => known === kind);
  for (const { name, by, mails } of moves)
    for (const kind of mails) expect(isToCustomer(kind), name).toBe(by === "staff");
  const mailed = moves.flatMap(({ by, mails }) => (by === "customer" ? [mails] : []));
  expect(mailed).not.toContainEqual([]);
});

test("each step of the customer's page is a state that shows it", () => {
  for (const step of orderSteps) expect(stateViews[step].step).toBe(step);
});

test("staff set by hand what the table has", () => {
  expect(statesAfter("received")).toEqual(["in-work", "ready", "published", "cancelled"]);
  expect(statesAfter("ready")).toEqual(["in-work", "ready", "approved", "published", "cancelled"]);
  expect(statesAfter("published")).toEqual(["in-work", "ready"]);
  expect(statesAfter("cancelled")).toEqual(["received"]);
});
