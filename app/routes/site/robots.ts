/** Customers' pages carry `X-Robots-Tag` themselves; the couple's pages are nobody's to crawl. */
export function loader() {
  return new Response("User-agent: *\nDisallow: /replies\nDisallow: /api/\n", {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
