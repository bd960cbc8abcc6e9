declare module "nodemailer" {
  /** https://nodemailer.com/smtp: the options that scripts/setup-cloudflare.ts uses. */
  type Options = {
    host: string;
    port: number;
    secure: boolean;
    requireTLS: boolean;
    auth: { user: string; pass: string };
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
  };
  type Mail = { from: string; to: string; subject: string; text: string };
  export function createTransport(options: Options): {
    sendMail(mail: Mail): Promise<unknown>;
    close(): void;
  };
}
