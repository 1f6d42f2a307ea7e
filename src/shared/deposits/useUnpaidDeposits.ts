import { useState } from 'react';

/** The tab's storage key; a logout clears it. */
const KEY = 'livery.unpaid';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function kept(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return isTexts(value) ? value : [];
  } catch {
    return [];
  }
}

/** The references of late deposits that the player has marked as unpaid, which get no further reminder; and a function that adds one. */
export function useUnpaidDeposits(): [readonly string[], (reference: string) => void] {
  const [unpaid, setUnpaid] = useState(kept);
  const add = (reference: string) => {
    const all = [...kept(), reference];
    setUnpaid(all);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Storage is full or disabled by the visitor: the choice holds for this page.
    }
  };
  return [unpaid, add];
}
