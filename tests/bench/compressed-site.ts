import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { beforeExit } from "../../scripts/processes.ts";

/**
 * A proxy to the site on port `from` that compresses with brotli, as Cloudflare does.
 * @param change rewrites a page's HTML on the way.
 */
export async function serveCompressed(
  from: number,
  port: number,
  change: (html: string) => string = (html) => html,
): Promise<void> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`http://localhost:${from}${request.url}`);
    const type = answer.headers.get("Content-Type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = { "Content-Type": type };
    for (const name of ["Content-Security-Policy", "Cache-Control"]) {
      const value = answer.headers.get(name);
      if (value) headers[name] = value;
    }
    if (/^text|javascript|svg/.test(type)) {
      const text = type.startsWith("text/html") ? change(body.toString()) : body;
      response
        .writeHead(answer.status, { ...headers, "Content-Encoding": "br" })
        .end(brotliCompressSync(text));
    } else {
      response.writeHead(answer.status, headers).end(body);
    }
  });
  await new Promise<void>((ready) => server.listen(port, "localhost", ready));
  beforeExit(async () => void server.close());
}
