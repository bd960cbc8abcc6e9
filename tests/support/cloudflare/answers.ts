/** A request as the routes of the double see it. */
export type Asked = {
  method: string;
  /** Below `/client/v4`, as it was sent. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: Buffer;
};

export type Answer = { status: number; headers?: Record<string, string>; body: Buffer | string };

/** A route: it gets what its pattern's groups matched, decoded. */
export type Route = {
  method: string;
  pattern: RegExp;
  answer: (asked: Asked, parts: string[]) => Answer | Promise<Answer>;
};

/** The envelope of all JSON answers: https://developers.cloudflare.com/fundamentals/api/ */
export function good(result: unknown, info?: object): Answer {
  return json(200, { success: true, errors: [], messages: [], result, ...withInfo(info) });
}

/** A page of a list, of `page` and `per_page`; beyond the last it is empty. */
export function goodPage(all: readonly unknown[], query: URLSearchParams): Answer {
  const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page") ?? 100)];
  const result = all.slice((page - 1) * size, page * size);
  return good(result, { page, per_page: size, count: result.length, total_count: all.length });
}

/** A refusal in the same envelope. */
export function bad(status: number, code: number, message: string): Answer {
  return json(status, { success: false, errors: [{ code, message }], messages: [], result: null });
}

export function readJson(asked: Asked): unknown {
  return JSON.parse(asked.body.toString("utf8"));
}

function withInfo(info?: object): object {
  return info ? { result_info: info } : {};
}

function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(value),
  };
}
