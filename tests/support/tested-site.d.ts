/** The Worker that the tests ask: built, or from source (vitest.config.ts names the file). */
declare module "virtual:tested-site" {
  const site: {
    fetch: (request: Request, env: Env, context: ExecutionContext) => Promise<Response>;
  };
  export default site;
}
