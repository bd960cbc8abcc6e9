import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { inspectWorker } from "../bench/inspector.ts";

const usage = v.object({ usedSize: v.number() });

/** Milliseconds. An inspector that does not answer must not keep a run from its end. */
const patienceMs = 60_000;

/** Memory that is alive after a collection of garbage. */
export type Alive = {
  megabytes: number;
  /** Megabytes by what they are. */
  kinds: Map<string, number>;
  /** How many answers of the Worker are still held by something. */
  answers: number;
};

export type Heap = {
  /** Megabytes that are in use, garbage included; NaN without an answer. */
  used: () => Promise<number>;
  /** The Worker stands still meanwhile. */
  alive: () => Promise<Alive>;
};

/** An isolate's heap. @param port of the inspector of `startSite`. */
export async function inspectHeap(port: number): Promise<Heap> {
  let chunks: string[] = [];
  const inspector = await inspectWorker(port, (event, params) => {
    if (event === "HeapProfiler.addHeapSnapshotChunk")
      chunks.push(v.parse(v.object({ chunk: v.string() }), params).chunk);
  });
  const asked = (method: string) =>
    Promise.race([inspector(method), pause(patienceMs, undefined, { ref: false })]);
  await asked("HeapProfiler.enable");
  const used = async () => {
    const answer = v.safeParse(usage, await asked("Runtime.getHeapUsage"));
    return answer.success ? Math.round(answer.output.usedSize / 100_000) / 10 : Number.NaN;
  };
  return {
    used,
    async alive() {
      chunks = [];
      // A snapshot collects garbage first. `HeapProfiler.collectGarbage` does not in workerd: V8 hands it
      // to a task that nobody runs.
      await asked("HeapProfiler.takeHeapSnapshot");
      return { megabytes: await used(), ...understood(chunks.join("")) };
    },
  };
}

/** As V8 writes it: https://v8.github.io/api/head/classv8_1_1HeapSnapshot.html */
const snapshotSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    snapshot: v.object({
      meta: v.object({
        node_fields: v.array(v.string()),
        node_types: v.tuple([v.array(v.string())]),
      }),
    }),
    nodes: v.array(v.number()),
    strings: v.array(v.string()),
  }),
);

/** Kind of a node, by its type and its name. */
function kindOf(type: string, name: string): string {
  if (name === "workerd / bytes" || name.includes("ArrayBufferData"))
    return "bodies, files and copies of pages";
  if (name.startsWith("workerd / ")) return "workerd's objects";
  if (type.includes("string")) return "texts";
  if (type === "code" || type === "object shape") return "code and its shapes";
  return "objects";
}

function understood(text: string): Omit<Alive, "megabytes"> {
  const kinds = new Map<string, number>();
  let answers = 0;
  const read = v.safeParse(snapshotSchema, text);
  if (!read.success) return { kinds, answers: Number.NaN };
  const { snapshot, nodes, strings } = read.output;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const place = (field: string) => fields.indexOf(field);
  const [type, name, size] = [place("type"), place("name"), place("self_size")];
  for (let at = 0; at < nodes.length; at += fields.length) {
    const named = strings[nodes[at + name] ?? 0] ?? "";
    const kind = kindOf(types[0][nodes[at + type] ?? 0] ?? "", named);
    kinds.set(kind, (kinds.get(kind) ?? 0) + (nodes[at + size] ?? 0) / 1e6);
    if (named === "workerd / Response") answers += 1;
  }
  return { kinds, answers };
}

/** Growth of each kind of memory, in words, the most first. */
export function causeOf({ kinds: before }: Alive, { kinds: after }: Alive): string[] {
  const grown = (kind: string) => (after.get(kind) ?? 0) - (before.get(kind) ?? 0);
  return [...after.keys()]
    .toSorted((one, other) => grown(other) - grown(one))
    .map((kind) => {
      const more = grown(kind);
      return `${more < 0 ? "" : "+"}${more.toFixed(1)} MB to ${after.get(kind)?.toFixed(1)}: ${kind}`;
    });
}
