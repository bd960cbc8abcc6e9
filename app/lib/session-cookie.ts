import { createCookie } from "react-router";
import * as v from "valibot";
import type { Secrets } from "#app/lib/crypto.ts";

/** The purpose of a browser's session. D1 is asked at each request if that is still active. */
type Session = {
  /** Milliseconds since 1970 in UTC. */
  expires: number;
};

/**
 * Sessions in a signed cookie that only this host sets and no script reads. React Router signs the
 * cookie's value but not its name, so the value carries its purpose and expiry, and both are
 * checked.
 * @param purpose other than that of any other cookie signed by the same secret.
 * @param schema of a session.
 */
export function sessionCookie<Kind extends Session>(
  name: `__Host-${string}`,
  purpose: string,
  schema: v.GenericSchema<unknown, Kind>,
) {
  const cookieOf = (secret: Secrets) =>
    createCookie(name, {
      secrets: [...secret],
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "lax",
    });
  const signed = v.object({ purpose: v.literal(purpose) });
  return {
    /** The `Set-Cookie` value that carries a session; the cookie expires with it. */
    serialize(secret: Secrets, session: Kind, now: number): Promise<string> {
      const maxAge = Math.floor((session.expires - now) / 1000);
      return cookieOf(secret).serialize({ purpose, ...session }, { maxAge });
    },
    /** The `Set-Cookie` value that ends the session of this browser, and no other. */
    clear(secret: Secrets): Promise<string> {
      return cookieOf(secret).serialize("", { maxAge: 0 });
    },
    /** The session of a request, or null. */
    async read(request: Request, secret: Secrets, now: number): Promise<Kind | null> {
      const value: unknown = await cookieOf(secret).parse(request.headers.get("Cookie"));
      const session = v.safeParse(schema, value);
      return v.is(signed, value) && session.success && session.output.expires > now
        ? session.output
        : null;
    },
  };
}
