import { useState } from 'react';
import { keepDraft, keptDraft } from './fields/keptDraft.ts';

/** Which of several ways is on show. */
export interface ChosenWay<Way extends string> {
  /** None where none is offered. */
  way: Way | undefined;
  choose: (way: Way) => void;
  /** Stays with the way on show, once something has been typed in it. */
  keep: () => void;
}

/**
 * The way on show among those that the platform offers, the first of all until another is chosen. What it offers may come
 * while somebody types; their form stays.
 * @param kept the name under which the tab keeps the choice over a reload; without one it does not
 */
export function useChosenWay<Way extends string>(
  offered: readonly Way[],
  kept?: string,
): ChosenWay<Way> {
  const [chosen, setChosen] = useState(() => kept && keptDraft(kept).way);
  const way = offered.find((each) => each === chosen) ?? offered[0];
  const choose = (next: Way) => {
    if (kept) keepDraft(kept, { way: next });
    setChosen(next);
  };
  return { way, choose, keep: () => way !== undefined && way !== chosen && choose(way) };
}
