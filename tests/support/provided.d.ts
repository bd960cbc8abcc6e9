/** Values that the test servers provide to the tests and vitest.config.ts. */
declare module "vitest" {
  interface ProvidedContext {
    /** Address at which tests open mail servers (smtp-servers.ts). */
    smtpControl: string;
    /** The port of the mail server in the site's own settings. */
    siteSmtpPort: number;
    /** Address of the fake Bot API (telegram-servers.ts). */
    telegramApi: string;
    /** Address of the doubles of the card providers (card-servers.ts). */
    cards: string;
    /** How many cases each property of tests/pages/generated.test.ts tries. */
    generatedCases: number;
  }
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- without an export the declaration would stand in place of vitest's own
export {};
