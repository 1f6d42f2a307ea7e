import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The maximum number of tab stops to a control. */
const STOPS = 80;

/** The fault of the focus: lost or invisible; empty without a fault. */
function focusFault(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'the focus is lost';
  // Inside a game's frame the focus ring is the vendor's.
  if (activeElement instanceof HTMLIFrameElement) return '';
  const ring = (element: Element, of: 'self' | 'around') => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return outlined || (of === 'self' && boxShadow !== 'none');
  };
  const { parentElement } = activeElement;
  const around = [parentElement, parentElement?.parentElement].some(
    (element) => element && ring(element, 'around'),
  );
  const { width, height } = activeElement.getBoundingClientRect();
  const seen = width * height > 1 || around;
  return seen && (ring(activeElement, 'self') || around)
    ? ''
    : `nothing shows the focus on ${activeElement.outerHTML.slice(0, 200)}`;
}

/** Waits until the focus is on an element and visible. */
export async function focusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusFault)).toBe('');
}

/** Moves to a control by Tab or Shift+Tab, and checks that the focus is visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key);
    await focusSeen(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`${target} is not within ${STOPS} stops of ${key}.`);
}

const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement);

/** Presses a key, and checks that a control has the focus afterwards, visibly. */
export async function pressFor(page: Page, key: string, focused: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expect(focused).toBeFocused();
  await focusSeen(page);
}
