import { useState } from 'react';
import { keepDraft, keptDraft } from './fields/keptDraft.ts';

/** Which of several methods is shown. */
export interface ChosenMethod<Way extends string> {
  /** Undefined if none is offered. */
  way: Way | undefined;
  choose: (way: Way) => void;
  /** Keeps the current method once something has been typed in it. */
  keep: () => void;
}

/**
 * The method shown among those that the platform offers, the first until another is chosen. The offers may arrive while somebody types;
 * their form stays.
 * @param kept the name under which the tab keeps the choice over a reload; without one it does not
 */
export function useChosenMethod<Way extends string>(
  offered: readonly Way[],
  kept?: string,
): ChosenMethod<Way> {
  const [chosen, setChosen] = useState(() => kept && keptDraft(kept).way);
  const way = offered.find((each) => each === chosen) ?? offered[0];
  const choose = (next: Way) => {
    if (kept) keepDraft(kept, { way: next });
    setChosen(next);
  };
  return { way, choose, keep: () => way !== undefined && way !== chosen && choose(way) };
}
