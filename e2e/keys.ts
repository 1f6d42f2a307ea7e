import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** So many stops a journey makes on its way at most. */
const STOPS = 80;

/** What is wrong with where the focus is: it is lost, or cannot be seen. Nothing where all is well. */
function focusFault(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'the focus is lost';
  // Inside the frame of a game it is the vendor who shows it.
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

/** The focus is on something, and it is seen there. What moves it may take its time. */
export async function focusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusFault)).toBe('');
}

/** Goes to a control with Tab alone, or Shift+Tab; at every stop on the way the focus is seen. */
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

/** Does something with a key, after which a control has the focus, seen. */
export async function pressFor(page: Page, key: string, focused: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expect(focused).toBeFocused();
  await focusSeen(page);
}
