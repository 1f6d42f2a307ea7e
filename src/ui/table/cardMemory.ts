import { createGroupHeights, type GroupHeights } from './groupHeights.ts';

/** What is remembered of a list of records, so that going back to it leads to the same place, and its cards look the same. */
export interface CardMemory {
  heights: GroupHeights;
  /** The ids of the rows whose details are open. */
  opened: Set<string>;
  /** The index of the row at the top of the view; 0 if the list begins below it. */
  top: number;
}

/** The lists of this document, by their history entry and label. */
const memories = new Map<string, CardMemory>();

/** The memory of the list with a label on a history entry; a new one if there is none. */
export const recallCards = (entry: string, label: string): CardMemory =>
  memories.get(`${entry} ${label}`) ?? {
    heights: createGroupHeights(() => globalThis.innerWidth ?? 0),
    opened: new Set(),
    top: 0,
  };

/** Remembers a list on a history entry. */
export const rememberCards = (entry: string, label: string, memory: CardMemory): void =>
  void memories.set(`${entry} ${label}`, memory);

/** Forgets all lists: every story is on the first history entry of the same document. */
export const forgetCards = (): void => memories.clear();
