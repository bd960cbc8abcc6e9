import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A certificate of `localhost`, which workerd trusts by NODE_EXTRA_CA_CERTS. */
export const certificate = new URL("../smtp-localhost.pem", import.meta.url);

/** A mail as the server took it. */
export type TakenMail = { to: string[]; raw: string };

/**
 * A provider's mail server: STARTTLS, and a login without which it takes nothing.
 * @returns its port on `localhost`, and what it took.
 */
export async function startMailServer(login: {
  user: string;
  password: string;
}): Promise<{ port: number; taken: TakenMail[]; stop: () => void }> {
  const taken: TakenMail[] = [];
  const pem = readFileSync(certificate);
  const server = new SMTPServer({
    key: pem,
    cert: pem,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (username === login.user && password === login.password) done(null, { user: username });
      else done(new Error("535 5.7.8 wrong user or password"));
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
        return undefined;
      });
    },
  });
  const port = await new Promise<number>((listening) => {
    const listener = server.listen(0, "localhost", () => {
      const address = listener.address();
      listening(typeof address === "object" && address ? address.port : 0);
    });
  });
  return { port, taken, stop: () => server.close() };
}
