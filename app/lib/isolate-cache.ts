import { waitUntil } from "cloudflare:workers";
import { LRUCache } from "lru-cache";
import { DeadlinePassed, within } from "#app/lib/deadline.ts";

/** A value as its store gave it, with what it weighs: bytes, or letters of the text it came from. */
export type Loaded<Value> = { value: Value; bytes: number };

type Copy<Value> = { value: Value; freshUntil: number; readAt: number };

/** The store failed or was silent, and nothing can be given in its place. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** How long a read may take: where something can be given in its place, and where nothing can. */
const patience = { withCopy: 1_000, without: 5_000 };

/**
 * A copy that was confirmed so long ago waits the longer deadline too: a store that is merely slow
 * then never hides for longer than this that something has changed, such as a password.
 */
const oldCopy = 10 * 60_000;

/** After a deadline has passed nobody waits for the same key again for so long. */
const restAfterSilence = 5_000;

/**
 * What an isolate keeps of a store: fresh values for a while, and the last good ones for when the
 * store fails, is slow, or holds what cannot be read. The least recently used go first. Promises are
 * never shared between requests: in workerd one request's input and output end with it.
 */
export class IsolateCache<Value extends object> {
  readonly #name: string;
  readonly #freshFor: number;
  readonly #copies: LRUCache<string, Copy<Value>>;
  /** Until when a key's store is given no further chance, or another request is asking it. */
  readonly #silentUntil: LRUCache<string, number>;
  readonly #askedUntil: LRUCache<string, number>;

  /**
   * @param name for the log.
   * @param freshFor milliseconds for which a value is given without asking.
   */
  constructor(name: string, bounds: { entries: number; bytes: number; freshFor: number }) {
    this.#name = name;
    this.#freshFor = bounds.freshFor;
    this.#copies = new LRUCache({ max: bounds.entries, maxSize: bounds.bytes });
    this.#silentUntil = new LRUCache({ max: bounds.entries });
    this.#askedUntil = new LRUCache({ max: bounds.entries });
  }

  /** The value of a key while it is fresh. */
  fresh(key: string): Value | undefined {
    const copy = this.#copies.get(key);
    return copy && copy.freshUntil > Date.now() ? copy.value : undefined;
  }

  /** Keeps a value that began to be made at `readAt`, unless a younger one is there. */
  keep(key: string, { value, bytes }: Loaded<Value>, readAt = Date.now()): void {
    if ((this.#copies.peek(key)?.readAt ?? 0) > readAt) return;
    const copy = { value, freshUntil: readAt + this.#freshFor, readAt };
    this.#copies.set(key, copy, { size: Math.max(1, bytes) });
  }

  /**
   * The value of a key: fresh from memory, else from its store within a deadline. Where the store
   * fails the last good copy is given, or else the fallback. A read that comes after its deadline is
   * kept for the next who asks.
   * @param load reads the store; null says that nothing is there, which is not kept. What it throws
   * counts as a failure of the store, such as a value that cannot be read.
   * @param instead.fallback where no copy is there, as what the release was built with.
   * @param instead.mayServe whether the copy may be given after such a failure; unless named, it may.
   * @throws StoreUnavailable when the store is silent, its own error when it fails, and nothing can
   * be given instead.
   */
  async read(
    key: string,
    load: () => Promise<Loaded<Value> | null>,
    instead: {
      fallback?: () => Value | undefined;
      mayServe?: (copy: Value, error: unknown) => boolean;
    } = {},
  ): Promise<Value | null> {
    const now = Date.now();
    const copy = this.#copies.get(key);
    if (copy && copy.freshUntil > now) return copy.value;
    const other = copy?.value ?? instead.fallback?.();
    const recent = other !== undefined && !(copy && now - copy.readAt > oldCopy);
    if (recent && (this.#askedUntil.get(key) ?? 0) > now) return other;
    if ((this.#silentUntil.get(key) ?? 0) > now) {
      if (other) return other;
      throw new StoreUnavailable(`${this.#name} ${key}: silent a moment ago`);
    }
    const deadline = recent ? patience.withCopy : patience.without;
    this.#askedUntil.set(key, now + deadline);
    const reading = this.#load(key, load, now);
    try {
      return await within(reading, deadline);
    } catch (error) {
      if (error instanceof DeadlinePassed) {
        this.#silentUntil.set(key, Date.now() + restAfterSilence);
        waitUntil(reading.catch(() => null));
      }
      if (!other || (copy && instead.mayServe?.(copy.value, error) === false))
        throw error instanceof DeadlinePassed
          ? new StoreUnavailable(`${this.#name} ${key}`, { cause: error })
          : error;
      console.error(`${this.#name} ${key}: the last good copy, because`, String(error));
      return other;
    } finally {
      this.#askedUntil.delete(key);
    }
  }

  async #load(
    key: string,
    load: () => Promise<Loaded<Value> | null>,
    readAt: number,
  ): Promise<Value | null> {
    const loaded = await load();
    this.#silentUntil.delete(key);
    if (loaded) this.keep(key, loaded, readAt);
    else if ((this.#copies.peek(key)?.readAt ?? 0) <= readAt) this.#copies.delete(key);
    return loaded && loaded.value;
  }
}
