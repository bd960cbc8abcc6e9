/** Milliseconds since 1970 in UTC. Handed in wherever time decides, so that tests name the moment. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
