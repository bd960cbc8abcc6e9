import { pause } from "#app/lib/deadline.ts";
import type { Clock } from "#app/lib/clock.ts";

/** A turn or a wait, until when it lasts at most. */
type Place = { until: number };

/**
 * Lets few requests of an isolate do at once what takes much of its memory; the others wait. A promise
 * of another request is never awaited, because in workerd a request's I/O ends with it: who waits looks
 * again and again. A request that was broken off does not give back its turn, which ends by itself.
 */
export class Turns {
  readonly #bounds: { atOnce: number; waitMs: number; turnMs: number; mostWaiting: number };
  readonly #now: Clock;
  readonly #taken = new Set<Place>();
  readonly #waiting = new Set<Place>();

  /**
   * @param bounds how many have a turn at once, how many milliseconds one waits for it and has it at
   * most, and how many wait.
   */
  constructor(
    bounds: { atOnce: number; waitMs: number; turnMs: number; mostWaiting: number },
    now: Clock,
  ) {
    this.#bounds = bounds;
    this.#now = now;
  }

  /** @returns null, without a call of `does`, where others took too long or too many wait. */
  async take<Result>(does: () => Promise<Result>): Promise<Result | null> {
    const turn = this.#begun() ?? (await this.#waited());
    if (!turn) return null;
    try {
      return await does();
    } finally {
      this.#taken.delete(turn);
    }
  }

  /** Looks and takes at once, so that no two see the same free place. */
  #begun(): Place | null {
    if (this.#count(this.#taken) >= this.#bounds.atOnce) return null;
    const turn = { until: this.#now() + this.#bounds.turnMs };
    this.#taken.add(turn);
    return turn;
  }

  async #waited(): Promise<Place | null> {
    const { waitMs, mostWaiting } = this.#bounds;
    if (this.#count(this.#waiting) >= mostWaiting) return null;
    const place = { until: this.#now() + waitMs };
    this.#waiting.add(place);
    try {
      while (this.#now() < place.until) {
        await pause(lookMs);
        const turn = this.#begun();
        if (turn) return turn;
      }
      return null;
    } finally {
      this.#waiting.delete(place);
    }
  }

  #count(places: Set<Place>): number {
    for (const place of places) if (place.until < this.#now()) places.delete(place);
    return places.size;
  }
}

/** Milliseconds between two looks. */
const lookMs = 50;
