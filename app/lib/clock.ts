/**
 * Milliseconds since 1970 in UTC. Passed as a parameter wherever time matters, so that tests can
 * set it.
 */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
