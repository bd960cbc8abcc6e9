/** The part of saxen's API that is used here; the package has no types. */
declare module "saxen" {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: "openTag",
      react: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(event: "closeTag", react: (name: string) => void): this;
    on(event: "text", react: (text: string, decode: Decode) => void): this;
    on(event: "cdata", react: (text: string) => void): this;
    on(event: "error" | "warn", react: (error: Error) => void): this;
    parse(xml: string): Error | null;
    stop(): void;
  }
}
