import { env } from "cloudflare:workers";
import * as v from "valibot";
import { senderName } from "#app/i18n/studio-texts.ts";
import type { Route } from "./+types/send-email";
import { faultsOf, mailCallSchema } from "#app/platform/outbox/requested-mail/schema.ts";
import { sendCall, type CallOutcome } from "#app/platform/outbox/requested-mail/submit.server.ts";
import { callLimits, sendMail } from "#app/lib/smtp/send-mail.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";
import { bearerOf, expectPost, readJsonBody } from "#app/lib/http.ts";
import { isSecret } from "#app/lib/crypto.ts";
import { privateAnswer } from "#app/middleware/private-answer.ts";

export const middleware = [privateAnswer];

const answers: Record<CallOutcome, { status: number; body: object; headers?: HeadersInit }> = {
  sent: { status: 200, body: { status: "sent" } },
  failed: { status: 502, body: { error: "Failed to send email" } },
  unconfirmed: {
    status: 504,
    body: { error: "the mail server did not confirm the mail: it was perhaps delivered" },
  },
  busy: {
    status: 409,
    body: { error: "this Idempotency-Key is being sent" },
    headers: { "Retry-After": "60" },
  },
  reused: { status: 422, body: { error: "this Idempotency-Key stands for another mail" } },
};

/**
 * 200 exactly when the mail server has accepted the mail; for the studio's own key only.
 */
export async function action({ request }: Route.ActionArgs) {
  try {
    return await send(request);
  } catch (error) {
    if (error instanceof Response) return unreadable(error.status);
    console.error("send-email", String(error));
    return Response.json({ error: "An unknown error occurred" }, { status: 500 });
  }
}

export const loader = expectPost;

async function send(request: Request): Promise<Response> {
  const settings = requireSettings(env, [
    "MAIL_API_KEY",
    "SMTP_HOST",
    "SMTP_PORT",
    "SMTP_SECURITY",
    "SMTP_USER",
    "SMTP_PASSWORD",
    "MAIL_FROM",
  ]);
  if (!(await isSecret(bearerOf(request) ?? "", settings.MAIL_API_KEY)))
    return Response.json(
      { error: "wrong key" },
      { status: 401, headers: { "WWW-Authenticate": 'Bearer realm="send-email"' } },
    );
  const call = v.safeParse(mailCallSchema, await readJsonBody(request));
  if (!call.success)
    return Response.json(
      { error: call.issues[0].message, fields: faultsOf(call.issues) },
      { status: 400 },
    );
  const key = request.headers.get("Idempotency-Key");
  if (key !== null && (key.length < 1 || key.length > 255))
    return Response.json({ error: "Idempotency-Key: expected 1 to 255 letters" }, { status: 400 });
  const outcome = await sendCall(
    {
      db: env.DB,
      deliver: (mail) => sendMail({ ...settings, senderName }, mail, callLimits),
      now: systemClock,
      from: settings.MAIL_FROM,
    },
    call.output,
    key,
  );
  const { status, body, headers } = answers[outcome];
  return Response.json(body, { status, headers });
}

/** @param status as `readJsonBody` throws it. */
function unreadable(status: number): Response {
  const error = status === 413 ? "expected at most 64 kB" : "expected JSON";
  return Response.json({ error, fields: {} }, { status });
}
