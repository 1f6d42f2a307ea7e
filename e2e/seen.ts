import { setTimeout as pause } from 'node:timers/promises';
import { expect as base, type Locator } from '@playwright/test';
import { whyUnseen } from '#src/ui/seen/whyUnseen.fixture.ts';

/** The time between two checks, in milliseconds. */
const INTERVAL = 100;

/** Matches Playwright's error for a check during a navigation. */
const NAVIGATED = /Execution context was destroyed/;

async function whyUnseenNow(locator: Locator): Promise<string> {
  const handles = await locator.elementHandles().catch((error: unknown) => {
    if (NAVIGATED.test(String(error))) return [];
    throw error;
  });
  if (handles.length > 1) throw new Error(`${locator} matches ${handles.length} elements.`);
  // An element that disappears during the check is searched for again.
  const reason = await handles[0]?.evaluate(whyUnseen).catch(() => 'has gone');
  return reason ?? 'is not in the page';
}

/** Playwright's `expect`, with `toBeSeen`. */
export const expect = base.extend({
  /** Waits until a person can see the element: painted, not cut off, not covered. `.not` waits for the opposite. */
  async toBeSeen(locator: Locator, options: { timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout;
    const end = Date.now() + timeout;
    let reason = await whyUnseenNow(locator);
    while ((reason === '') === this.isNot && Date.now() < end) {
      await pause(INTERVAL);
      reason = await whyUnseenNow(locator);
    }
    return {
      name: 'toBeSeen',
      pass: reason === '',
      message: () => `${locator} ${reason || 'is seen'}, after ${timeout} ms.`,
    };
  },
});
