import { createContext } from "react-router";

/**
 * The nonce of an answer's inline scripts; null for every answer that is not hydrated. The renderer
 * sets it, and the Worker writes it into that answer's Content-Security-Policy.
 */
export const scriptNonce = createContext<string | null>(null);
