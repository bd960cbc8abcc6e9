import { waitUntil } from "cloudflare:workers";
import { LRUCache } from "lru-cache";
import { DeadlinePassed, within } from "#app/lib/deadline.ts";

/**
 * A value as loaded from its store, with its weight: bytes, or characters of the text it was parsed
 * from.
 */
export type Loaded<Value> = { value: Value; bytes: number };

type Copy<Value> = { value: Value; freshUntil: number; readAt: number };

/** The store failed or did not answer in time, and there is no substitute. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** A copy from the future was read by a clock that was ahead: when it is old is not known. */
function isFresh({ readAt, freshUntil }: Copy<unknown>, now: number): boolean {
  return readAt <= now && now < freshUntil;
}

/** Milliseconds that a read may take: with a substitute at hand, and without one. */
const timeoutMs = { withCopy: 1_000, without: 5_000 };

/**
 * Milliseconds. A copy older than this gets the longer timeout too, so that a merely slow store
 * cannot hide a change, such as a new password, for longer.
 */
const oldCopyMs = 10 * 60_000;

/** Milliseconds after a timeout during which reads of the same key do not wait again. */
const pauseAfterTimeoutMs = 5_000;

/**
 * An isolate's cache of a store: values that are fresh for a while, and the last good ones for when
 * the store fails, is slow, or holds something unreadable. The least recently used are dropped
 * first. Promises are never shared between requests, because in workerd a request's I/O ends with
 * it.
 */
export class IsolateCache<Value extends object> {
  readonly #name: string;
  readonly #freshFor: number;
  readonly #copies: LRUCache<string, Copy<Value>>;
  /**
   * Until when a key's store is skipped after a timeout, or left to another request that is reading
   * it.
   */
  readonly #silentUntil: LRUCache<string, number>;
  readonly #askedUntil: LRUCache<string, number>;

  /**
   * @param name used in the log.
   * @param freshFor milliseconds during which a value is served without reading the store.
   */
  constructor(name: string, bounds: { entries: number; bytes: number; freshFor: number }) {
    this.#name = name;
    this.#freshFor = bounds.freshFor;
    this.#copies = new LRUCache({ max: bounds.entries, maxSize: bounds.bytes });
    this.#silentUntil = new LRUCache({ max: bounds.entries });
    this.#askedUntil = new LRUCache({ max: bounds.entries });
  }

  /** The value of a key, if fresh. */
  fresh(key: string): Value | undefined {
    const copy = this.#copies.get(key);
    return copy && isFresh(copy, Date.now()) ? copy.value : undefined;
  }

  /** The value of a key, fresh or not. */
  known(key: string): Value | undefined {
    return this.#copies.peek(key)?.value;
  }

  /** Makes the next read of a key ask the store; the copy stays for when that fails. */
  expire(key: string): void {
    const copy = this.#copies.peek(key);
    if (copy) copy.freshUntil = 0;
  }

  /** Caches a value whose loading began at `readAt`, unless a younger one is cached. */
  keep(key: string, { value, bytes }: Loaded<Value>, readAt = Date.now()): void {
    const younger = this.#copies.peek(key)?.readAt ?? 0;
    if (younger > readAt && younger <= Date.now()) return;
    const copy = { value, freshUntil: readAt + this.#freshFor, readAt };
    this.#copies.set(key, copy, { size: Math.max(1, bytes) });
  }

  /**
   * Reads a value: fresh from memory, else from its store within a timeout. When the store fails,
   * the last good copy is served, else the fallback. A read that finishes after its timeout is
   * cached for later.
   * @param load reads the store; null means that there is no value, which is not cached. An
   * exception counts as a failure of the store; so does an unreadable value.
   * @param instead.fallback used without a copy, such as what the release was built with.
   * @param instead.mayServe whether the copy may be served after such a failure; by default it may.
   * @throws StoreUnavailable when the store does not answer in time, its own error when it fails,
   * each only without a substitute.
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
    if (copy && isFresh(copy, now)) return copy.value;
    const other = copy?.value ?? instead.fallback?.();
    const recent = other !== undefined && !(copy && Math.abs(now - copy.readAt) > oldCopyMs);
    if (recent && (this.#askedUntil.get(key) ?? 0) > now) return other;
    if ((this.#silentUntil.get(key) ?? 0) > now) {
      if (other) return other;
      throw new StoreUnavailable(`${this.#name} ${key}: silent a moment ago`);
    }
    const deadline = recent ? timeoutMs.withCopy : timeoutMs.without;
    this.#askedUntil.set(key, now + deadline);
    const reading = this.#load(key, load, now);
    try {
      return await within(reading, deadline);
    } catch (error) {
      if (error instanceof DeadlinePassed) {
        this.#silentUntil.set(key, Date.now() + pauseAfterTimeoutMs);
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
