import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import {
  hookSchema,
  invitationsSchema,
  pageSizes,
  problemSchema,
  repliesSchema,
} from "#app/couple/replies-api/schema.ts";

/** The schemas that answers are typed by, as the document's components. */
const schemas = {
  Replies: repliesSchema,
  Invitations: invitationsSchema,
  Event: hookSchema,
  Problem: problemSchema,
} as const satisfies Record<string, v.GenericSchema>;

/**
 * The description of the replies API: OpenAPI 3.1.1, whose schemas are JSON Schema 2020-12. Its
 * schemas are made from those that type the answers.
 * @param origin the site's public origin.
 * @param title the studio's name.
 */
export function openApiDocument(origin: string, title: string): object {
  return {
    openapi: "3.1.1",
    info: {
      title: `${title}: replies`,
      version: "1",
      description: [
        "The answers of guests, for programs of the couple and of those whom they trust.",
        "A key is made by the couple on the settings page of their replies, or by the studio for several invitations; it ends on a day, and can be ended before. It reads answers and nothing else.",
        "Fields may be added: ignore those that you do not know. Nothing is removed or changes its meaning within version 1.",
      ].join("\n\n"),
    },
    servers: [{ url: origin }],
    security: [{ key: [] }],
    paths: {
      "/api/replies": {
        get: {
          operationId: "listReplies",
          summary: "The answers of one invitation, the newest first",
          parameters: [
            query("invitation", "One of `/api/invitations`. A key of one needs none.", {
              type: "string",
            }),
            query("limit", "Most replies of the page.", {
              type: "integer",
              minimum: 1,
              maximum: pageSizes.most,
              default: pageSizes.usual,
            }),
            query("after", "The `next` of the page before.", { type: "string" }),
          ],
          responses: {
            ...answers("Replies", "A page of replies"),
            400: refused("A parameter is of another form; `error` begins with its name"),
            404: refused("The key does not read this invitation"),
          },
        },
      },
      "/api/invitations": {
        get: {
          operationId: "listInvitations",
          summary: "The invitations whose answers the key reads",
          responses: answers("Invitations", "All of them"),
        },
      },
    },
    webhooks: {
      event: {
        post: {
          operationId: "receiveEvent",
          summary: "An answer that is new, changed or gone, to the address that the couple sets",
          description: webhookText,
          security: [],
          parameters: [
            header("webhook-id", "Of the event, the same at each attempt."),
            header("webhook-timestamp", "Seconds since 1970 at which this attempt was made."),
            header("webhook-signature", "One or more signatures `v1,…` with spaces between."),
          ],
          requestBody: { required: true, ...json("Event") },
          responses: {
            "2XX": { description: "It is taken, and not sent again." },
            410: { description: "It is not sent again." },
            default: { description: "It is sent again, later and later, for 72 hours." },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "bearer", bearerFormat: "key_ and 43 characters" },
      },
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, componentOf(schema)]),
      ),
    },
  };
}

const webhookText = [
  "Signed as Standard Webhooks says (standardwebhooks.com): HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}` with the secret that the settings show once (base64 after `whsec_`). Compare with each signature of the header: while the site changes its secret there are two, and the newer one is not yours.",
  "Check the signature over the body as it came, refuse timestamps more than five minutes off, and answer 2xx within ten seconds; work afterwards.",
  "Each event comes at least once, perhaps twice and out of order: remember ids, and keep the reply of the highest `revision`. An event has the answer as it is when it is sent. `reply.removed`: hosts hid or withdrew the answer.",
  "https on port 443 at a public name alone; redirects are not followed. What was missed stands in `GET /api/replies`.",
].join("\n\n");

function header(name: string, description: string): object {
  return { name, in: "header", required: true, description, schema: { type: "string" } };
}

function query(name: string, description: string, schema: object): object {
  return { name, in: "query", description, schema };
}

/** Responses of every operation; `Retry-After` is in seconds (RFC 9110 section 10.2.3). */
function answers(name: keyof typeof schemas, description: string): Record<number, object> {
  const waits = {
    headers: {
      "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", minimum: 1 } },
    },
  };
  return {
    200: { description, ...json(name) },
    401: {
      ...refused("The key is wrong, over or revoked, or there is none"),
      headers: { "WWW-Authenticate": { schema: { type: "string" } } },
    },
    429: {
      ...refused("Too many requests with this key, or wrong keys from this network"),
      ...waits,
    },
    503: { ...refused("The answers cannot be read just now"), ...waits },
  };
}

function refused(description: string): object {
  return { description, ...json("Problem") };
}

function json(name: keyof typeof schemas): object {
  return { content: { "application/json": { schema: reference(name) } } };
}

function reference(name: keyof typeof schemas): object {
  return { $ref: `#/components/schemas/${name}` };
}

/** An answer may get further fields, so its document does not forbid them as its type does. */
function componentOf(schema: v.GenericSchema): object {
  const { $schema: _, ...component } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    overrideSchema: ({ jsonSchema: { additionalProperties: __, ...open } }) => open,
  });
  return component;
}
