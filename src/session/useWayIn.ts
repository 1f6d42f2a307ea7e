import { useState } from 'react';

/** Which of several ways is on show. */
export interface WayIn<Way extends string> {
  /** None where none is offered. */
  way: Way | undefined;
  choose: (way: Way) => void;
  /** Stays with the way on show, once something has been typed in it. */
  keep: () => void;
}

/**
 * The way on show among those that the platform offers, the first of all until another is chosen. What it offers may come
 * while somebody types; their form stays.
 */
export function useWayIn<Way extends string>(offered: readonly Way[]): WayIn<Way> {
  const [chosen, choose] = useState<Way>();
  const way = offered.find((each) => each === chosen) ?? offered[0];
  return { way, choose, keep: () => way !== undefined && choose(way) };
}
