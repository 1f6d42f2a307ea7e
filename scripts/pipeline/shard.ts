/** One of `count` parts of the work, counted from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** Reads `2/8`; undefined for anything else. */
export function parseShard(text: string): Shard | undefined {
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  return index >= 1 && index <= count ? { index, count } : undefined;
}

/** The ids of a shard: every `count`-th of the sorted ids, so that all shards together have each id once. */
export const inShard = (ids: readonly string[], { index, count }: Shard): string[] =>
  [...ids].sort().filter((_, place) => place % count === index - 1);
