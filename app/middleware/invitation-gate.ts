import { env } from "cloudflare:workers";
import { createContext, data, redirect, type MiddlewareFunction } from "react-router";
import { attemptUnlock } from "#app/domain/gate/submit.server.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { isUnlocked, type Gate } from "#app/domain/gate/session.server.ts";
import type { GateState } from "#app/domain/gate/state.ts";
import { findAddressed } from "#app/domain/invitation/addressed-invitation.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { readFields } from "#app/lib/form.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

type Arguments = Parameters<MiddlewareFunction<Response>>[0];

/** The state of the password page that replaces the response; null when the request is let in. */
const refusal = createContext<GateState | null>(null);

/** Checks the guest's cookie or posted password. Responses behind a password are not cached. */
const authorise: MiddlewareFunction<Response> = async (input, next) => {
  const lockedPage = await gateAt(input.params);
  if (!lockedPage) return next();
  const { gate, palette } = lockedPage;
  const { request, context } = input;
  const { GATE_SECRET } = requireSettings(env, ["GATE_SECRET"]);
  const now = systemClock();
  const password = await postedPassword(request);
  if (password === null) {
    if (!(await isUnlocked(request, GATE_SECRET, gate, now)))
      context.set(refusal, { gate: "shut", palette });
    return privateAnswer(input, next);
  }
  const answer = await attemptUnlock(env.DB, env.GATE_LIMIT, request, password, gate, {
    secret: GATE_SECRET,
    now,
  });
  if (answer.state === "opened") {
    const headers = { "Set-Cookie": answer.cookie };
    return privateAnswer(input, async () => redirect(ownAddress(input), { status: 303, headers }));
  }
  if (answer.state === "wrong" || answer.state === "unavailable") {
    context.set(refusal, { gate: answer.state, palette });
    return privateAnswer(input, next);
  }
  const minutes = Math.max(1, Math.ceil((answer.until - now) / 60_000));
  context.set(refusal, { gate: "locked", minutes, palette });
  const response = await privateAnswer(input, next);
  response?.headers.set("Retry-After", String(minutes * 60));
  return response;
};

/**
 * Not 401, for which some in-app browsers show a login dialog of their own (docs/decisions/007).
 */
const statuses = { shut: 403, wrong: 403, locked: 429, unavailable: 503 } as const;

/**
 * Replaces the response while the gate is shut: no loader or action runs, so no form of response
 * can contain anything of the invitation. A middleware of its own, because React Router 8.4 drops
 * the headers of a response that the same middleware throws.
 */
const refuse: MiddlewareFunction<Response> = ({ context }, next) => {
  const state = context.get(refusal);
  if (state) throw data(state, { status: statuses[state.gate] });
  return next();
};

export const gateMiddleware = [authorise, refuse];

async function gateAt({
  kind,
  slug,
  language,
}: Arguments["params"]): Promise<{ gate: Gate; palette: PalettePart } | null> {
  const addressed = await findAddressed(env.CONTENT, kind, slug, language);
  const password = addressed?.invitation.access?.password;
  if (!addressed || !password) return null;
  const { path, theme } = addressed.invitation;
  return { gate: { invitation: path, password }, palette: paletteOf(theme) };
}

/** The password in a form posted by the password page; null for any other request. */
async function postedPassword(request: Request): Promise<string | null> {
  if (request.method !== "POST") return null;
  // A clone, because any other form must still be readable, such as a reply to an open invitation.
  const form = await readFields(request.clone(), ["intent", "password"]);
  if (form.get("intent") !== "open") return null;
  return String(form.get("password"));
}

/**
 * Built from the route's parameters, so that the redirect cannot lead to an address chosen by the
 * visitor.
 */
function ownAddress({ params: { kind, slug, language }, url }: Arguments): string {
  return `/${[kind, slug, language].filter(Boolean).join("/")}${url.search}`;
}
