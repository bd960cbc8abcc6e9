import { createContext } from "react-router";

/**
 * Origins of other sites to which the answer to a form of this page may lead: browsers hold
 * `form-action` against redirects too (CSP3 section 6.4.1). None unless a page sets them; read for
 * hydrated pages alone.
 */
export const formTargets = createContext<readonly string[]>([]);
