import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const AHEAD_MS = 60_000;
const STEP_MS = 20;
/** The real time between two steps, in which responses arrive. */
const PAUSE_MS = 100;

/** Opens an address with the page's clock stopped, so that a busy machine does not count as a slow start of the visit. */
export async function openSlowly(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
  await page.goto(address);
}

/** Moves the stopped clock on in small steps until a locator matches so many elements. */
export async function slowly(page: Page, locator: Locator, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await locator.count()).toBe(count);
  }).toPass({ intervals: [PAUSE_MS] });
}
