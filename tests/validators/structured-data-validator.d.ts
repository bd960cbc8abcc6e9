/** The package's own code has no types; these are of what is used here. */
declare module "@adobe/structured-data-validator" {
  type Issue = {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
    path?: { type?: string; index?: number }[];
  };

  export default class Validator {
    /** Without schema.org's own vocabulary it judges by Google's rules alone. */
    validate(data: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
    }): Promise<Issue[]>;
  }
}
