import type { Page } from 'playwright';
import { PHONE } from './openSite.ts';

/** The fastest fling that Android scrolls with, in CSS pixels a second (`ViewConfiguration.MAXIMUM_FLING_VELOCITY`). */
const FLING = 8000;

/** Scrolls a page from its top to its end without a stop, as fast as a player can. */
export async function flingThrough(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const distance = await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  const middle = { x: Math.round(PHONE.width / 2), y: Math.round(PHONE.height / 2) };
  await devtools.send('Input.synthesizeScrollGesture', {
    ...middle,
    yDistance: -distance,
    speed: FLING,
    gestureSourceType: 'mouse',
  });
  await devtools.detach();
}
