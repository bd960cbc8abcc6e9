import * as v from "valibot";
import { bad, good, readJson, type Asked, type Answer, type Route } from "./answers.ts";

type Consumer = { consumer_id: string; type: string; script: string; dead_letter_queue?: string };

export type Queue = { id: string; createdOn: string; consumers: Consumer[] };

const consumerSchema = v.object({
  type: v.literal("worker"),
  script_name: v.string(),
  dead_letter_queue: v.optional(v.string()),
});

const folder = "/queues";

/**
 * The routes of Queues: https://developers.cloudflare.com/api/resources/queues/
 * @param scripts the account's Workers by name, because a consumer is one of them.
 */
export function queueRoutes(
  queues: Map<string, Queue>,
  scripts: ReadonlyMap<string, unknown>,
): Route[] {
  const described = (name: string, { id, createdOn, consumers }: Queue) => ({
    queue_id: id,
    queue_name: name,
    created_on: createdOn,
    modified_on: createdOn,
    producers: [],
    producers_total_count: 0,
    consumers,
    consumers_total_count: consumers.length,
  });
  const within =
    (answer: (queue: Queue, asked: Asked, part: string) => Answer) =>
    (asked: Asked, [id = "", part = ""]: string[]) => {
      const queue = [...queues.values()].find((one) => one.id === id);
      return queue ? answer(queue, asked, part) : bad(404, 11000, "Queue not found.");
    };
  /** A consumer of a request, or why there can be none. */
  function consumerOf(asked: Asked, id: string): Consumer | Answer {
    const {
      type,
      script_name: script,
      dead_letter_queue,
    } = v.parse(consumerSchema, readJson(asked));
    if (!scripts.has(script)) return bad(404, 11004, `Worker ${script} not found.`);
    if (dead_letter_queue !== undefined && !queues.has(dead_letter_queue))
      return bad(404, 11000, `Queue ${dead_letter_queue} not found.`);
    return { consumer_id: id, type, script, dead_letter_queue };
  }
  return [
    {
      method: "GET",
      pattern: new RegExp(`^${folder}$`),
      answer: ({ query }) => {
        const names = query.getAll("name");
        return good(
          [...queues]
            .filter(([name]) => names.length === 0 || names.includes(name))
            .map(([name, queue]) => described(name, queue)),
        );
      },
    },
    {
      method: "POST",
      pattern: new RegExp(`^${folder}$`),
      answer: (asked) => {
        const { queue_name: name } = v.parse(v.object({ queue_name: v.string() }), readJson(asked));
        if (queues.has(name)) return bad(409, 11009, `Queue name '${name}' is already taken.`);
        const queue = { id: newId(), createdOn: new Date().toISOString(), consumers: [] };
        queues.set(name, queue);
        return good(described(name, queue));
      },
    },
    {
      method: "POST",
      pattern: new RegExp(`^${folder}/([^/]+)/consumers$`),
      answer: within((queue, asked) => {
        const consumer = consumerOf(asked, newId());
        if ("status" in consumer) return consumer;
        queue.consumers.push(consumer);
        return good(consumer);
      }),
    },
    {
      method: "PUT",
      pattern: new RegExp(`^${folder}/([^/]+)/consumers/([^/]+)$`),
      answer: within((queue, asked, id) => {
        const at = queue.consumers.findIndex((one) => one.consumer_id === id);
        if (at < 0) return bad(404, 11001, "Consumer not found.");
        const consumer = consumerOf(asked, id);
        if ("status" in consumer) return consumer;
        queue.consumers[at] = consumer;
        return good(consumer);
      }),
    },
  ];
}

function newId(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
