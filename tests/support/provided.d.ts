/** What the servers that tests speak with tell the tests and vitest.config.ts. */
declare module "vitest" {
  interface ProvidedContext {
    /** Where tests open mail servers (smtp-servers.ts). */
    smtpControl: string;
    /** The port of the mail server that the site's own settings name. */
    siteSmtpPort: number;
    /** Where the double of the Bot API listens (telegram-servers.ts). */
    telegramApi: string;
  }
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- without an export the declaration would stand in place of vitest's own
export {};
