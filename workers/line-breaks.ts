/**
 * Line breaks, which a `.` of a pattern does not match (ECMA-262, LineTerminator), percent-encoded
 * in UTF-8.
 */
const lineBreak = /%0[AD]|%E2%80%A[89]/gi;

/**
 * The request without line breaks in its path. A link that was copied with the end of its line has one,
 * and opens what it opens without it. React Router has no route for any other path with one, not even
 * the page for what is not found, and would answer 500.
 */
export function withoutLineBreaks(request: Request): Request {
  // Nearly no request has one, and parsing each address for it costs more than looking.
  if (request.url.search(lineBreak) === -1) return request;
  const url = new URL(request.url);
  let path = url.pathname;
  // The rest may be a line break in its turn: `%%0A0A`.
  while (path.search(lineBreak) !== -1) path = path.replaceAll(lineBreak, "");
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
}
