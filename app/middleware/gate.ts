import { env } from "cloudflare:workers";
import { createContext, data, redirect, type MiddlewareFunction } from "react-router";
import { attemptUnlock } from "#app/features/gate/attempt-unlock.server.ts";
import { isUnlocked, type Gate } from "#app/features/gate/session.server.ts";
import type { GateState } from "#app/features/gate/state.ts";
import { findAddressed } from "#app/features/invitation/address.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

type Arguments = Parameters<MiddlewareFunction<Response>>[0];

/** Why a request is not let in; null for one that is. */
const refusal = createContext<GateState | null>(null);

/** Looks at what a guest typed and at their cookie. No cache keeps what lies behind a password. */
const judge: MiddlewareFunction<Response> = async (given, next) => {
  const gate = await gateAt(given.params);
  if (!gate) return next();
  const { request, context } = given;
  const { GATE_SECRET } = requireSettings(env, ["GATE_SECRET"]);
  const now = systemClock();
  const password = await postedPassword(request);
  if (password === null) {
    if (!(await isUnlocked(request, GATE_SECRET, gate, now)))
      context.set(refusal, { gate: "shut" });
    return privateAnswer(given, next);
  }
  const answer = await attemptUnlock(env.DB, env.GATE_LIMIT, request, password, gate, {
    secret: GATE_SECRET,
    now,
  });
  if (answer.state === "opened") {
    const headers = { "Set-Cookie": answer.cookie };
    return privateAnswer(given, async () => redirect(ownAddress(given), { status: 303, headers }));
  }
  if (answer.state === "wrong" || answer.state === "unavailable") {
    context.set(refusal, { gate: answer.state });
    return privateAnswer(given, next);
  }
  const minutes = Math.max(1, Math.ceil((answer.until - now) / 60_000));
  context.set(refusal, { gate: "locked", minutes });
  const response = await privateAnswer(given, next);
  response?.headers.set("Retry-After", String(minutes * 60));
  return response;
};

/** Not 401, which some apps' own browsers take for a question of theirs (docs/decisions/007). */
const statuses = { shut: 403, wrong: 403, locked: 429, unavailable: 503 } as const;

/**
 * While the gate is shut no loader and no action runs, so nothing of the invitation can leave, in
 * whatever form it is asked for. Thrown in a step of its own, because headers of what a middleware
 * throws are lost (React Router 8.4).
 */
const refuse: MiddlewareFunction<Response> = ({ context }, next) => {
  const state = context.get(refusal);
  if (state) throw data(state, { status: statuses[state.gate] });
  return next();
};

export const gateMiddleware = [judge, refuse];

async function gateAt({ kind, slug, language }: Arguments["params"]): Promise<Gate | null> {
  const addressed = await findAddressed(env.CONTENT, kind, slug, language);
  const password = addressed?.invitation.access?.password;
  return addressed && password ? { invitation: addressed.invitation.path, password } : null;
}

/** What a guest typed at the gate, or null for a request that is no guess. */
async function postedPassword(request: Request): Promise<string | null> {
  if (request.method !== "POST") return null;
  // A copy, because what is no guess may be an answer to an invitation that is open.
  const form = await readFields(request.clone(), ["intent", "password"]);
  if (form.get("intent") !== "open") return null;
  return String(form.get("password"));
}

/** Built from the route: a redirect never leads where a visitor wrote. */
function ownAddress({ params: { kind, slug, language }, url }: Arguments): string {
  return `/${[kind, slug, language].filter(Boolean).join("/")}${url.search}`;
}
