import { createRequestHandler, type EntryContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { Unsent } from "#app/lib/unsent.ts";

/** A site of one page, as React Router builds it, that answers what its loader gives. */
function siteOf(loader: () => unknown, render: (router: EntryContext) => void): ServerBuild {
  const page = { id: "page", path: "page" };
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, router: EntryContext) => {
          render(router);
          return new Response("page", { status, headers });
        },
      },
    },
    routes: { page: { ...page, module: { default: () => null, loader } } },
    assets: {
      entry: { imports: [], module: "" },
      routes: {},
      url: "",
      version: "",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

/** How often React Router reads a text of the loader's data, and the data that it renders. */
async function served(wrap: (page: { title: string }) => { page: { title: string } }) {
  let reads = 0;
  const page = {
    get title() {
      reads += 1;
      return "Anna & Arman";
    },
  };
  let rendered: unknown;
  const site = siteOf(
    () => wrap(page),
    ({ staticHandlerContext }) => {
      rendered = staticHandlerContext.loaderData.page?.page;
    },
  );
  await createRequestHandler(site, "production")(new Request("https://example.com/page"));
  return { reads, isRendered: rendered === page };
}

test("React Router renders a document's data and encodes none of it for a browser", async () => {
  expect(await served((page) => ({ page }))).toEqual({ reads: 1, isRendered: true });
  expect(await served((page) => new Unsent(page))).toEqual({ reads: 0, isRendered: true });
});
