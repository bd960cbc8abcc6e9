/** A validator's finding on one page. */
export type Finding = { validator: string; page: string; rule: string; text: string };

/** How a validator went; `skipped` says why it did not run. */
export type Outcome = {
  validator: string;
  pages: number;
  findings: Finding[];
  skipped?: string;
};
