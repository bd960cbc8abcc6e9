import { redirect } from "react-router";
import { demoAddress, forgetChanges } from "#app/features/dashboard/demo/changes.server.ts";
import { inTurn } from "#app/features/dashboard/demo/in-turn.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import type { Route } from "./+types/again";

export const handle = { hydrate: true } satisfies HydratedHandle;

export function loader() {
  return redirect(demoAddress, 303);
}

/** Begins the made-up dashboard anew. */
export async function action() {
  const headers = { "Set-Cookie": await forgetChanges() };
  return redirect(demoAddress, { status: 303, headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return inTurn(serverAction);
}

export default function DemoAgain() {
  return null;
}
