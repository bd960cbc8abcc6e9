import type { Plugin } from "vite";

/**
 * React's own build for production, as on the site: the other one takes a stack trace for each
 * element. React Router's plugin writes elements for the other one wherever nothing is built.
 */
export const productionReact: Plugin = {
  name: "production-react",
  enforce: "post",
  config: () => ({ oxc: { jsx: { development: false } } }),
};
