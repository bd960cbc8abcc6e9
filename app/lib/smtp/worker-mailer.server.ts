import { type Email, WorkerMailer, type WorkerMailerOptions } from "worker-mailer";

/**
 * worker-mailer 1.2.1 as it is at run time. Its published types hide its members and its
 * constructor, so that TypeScript forbids extending it; session.server.ts must, and says why.
 */
interface Mailer {
  socket: Socket;
  reader: ReadableStreamDefaultReader<Uint8Array>;
  writer: WritableStreamDefaultWriter<Uint8Array>;
  emailSending: Email | null;
  supportsDSN: boolean;
  supportsStartTls: boolean;
  authTypeSupported: string[];
  waitForSocketConnected(): Promise<void>;
  greet(): Promise<void>;
  ehlo(): Promise<void>;
  tls(): Promise<void>;
  auth(): Promise<void>;
  authWithPlain(): Promise<void>;
  authWithLogin(): Promise<void>;
  mail(): Promise<void>;
  rcpt(): Promise<void>;
  data(): Promise<void>;
  read(): Promise<string>;
  readTimeout(): Promise<string>;
  write(text: string): Promise<void>;
  writeLine(line: string): Promise<void>;
  parseCapabilities(reply: string): void;
}

type MailerClass = new (options: WorkerMailerOptions) => Mailer;

/** The members that the session calls or overrides. */
const methods = [
  "waitForSocketConnected",
  "greet",
  "ehlo",
  "tls",
  "auth",
  "authWithPlain",
  "authWithLogin",
  "mail",
  "rcpt",
  "data",
  "read",
  "readTimeout",
  "write",
  "writeLine",
  "parseCapabilities",
] as const satisfies readonly (keyof Mailer)[];

function isMailerClass(candidate: unknown): candidate is MailerClass {
  return (
    typeof candidate === "function" &&
    methods.every((name) => typeof Reflect.get(candidate.prototype, name) === "function")
  );
}

/**
 * @returns the class itself, typed with its members.
 * @throws Error when it lacks one; that stops the Worker at startup, not during a delivery.
 */
export function openedClass(candidate: unknown): MailerClass {
  if (isMailerClass(candidate)) return candidate;
  throw new Error("worker-mailer is not the version that session.server.ts was written for");
}

export const OpenWorkerMailer = openedClass(WorkerMailer);
