import type { Locator } from '@playwright/test';

/** The headings of what is on show: each part of a screen has one, by its level and its words. */
export const partsOn = (screen: Locator): Promise<string[]> =>
  screen
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ localName, textContent }) => `${localName} ${textContent}`));
