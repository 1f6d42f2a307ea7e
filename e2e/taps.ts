import type { Locator } from '@playwright/test';

/** The taps of a person who corrects a mistake; tapping a field to type counts too. */
export interface Taps {
  tap: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** The number of taps so far. */
  count: () => number;
}

/** Counts the taps of a journey. */
export function countedTaps(): Taps {
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click();
  };
  return {
    tap,
    type: async (field, text) => {
      await tap(field);
      await field.fill(text);
    },
    count: () => taps,
  };
}
