import { createContext } from "react-router";

/**
 * The nonce of a response's inline scripts; null for responses that are not hydrated. Set by the
 * renderer and written into that response's Content-Security-Policy.
 */
export const scriptNonce = createContext<string | null>(null);
