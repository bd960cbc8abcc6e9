import { createContext, useContext } from "react";

/**
 * A page's script. A document names a module, which loads when the page is idle; a hydrated page
 * carries the texts that its script starts with, as JSON; a file that people keep has none.
 */
type PageScript =
  | { kind: "document"; module: string }
  | { kind: "hydrated"; texts: string }
  | { kind: "none" };

const Script = createContext<PageScript | null>(null);

export const PageScriptProvider = Script.Provider;

/** @throws Error outside a `PageScriptProvider`. */
export function usePageScript(): PageScript {
  const script = useContext(Script);
  if (script === null) throw new Error("no PageScriptProvider above this component");
  return script;
}

/** The module of a document; null on any other page. */
export function useDocumentModule(): string | null {
  const script = usePageScript();
  return script.kind === "document" ? script.module : null;
}
