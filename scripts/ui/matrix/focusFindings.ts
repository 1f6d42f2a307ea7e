import type { Page } from '@playwright/test';
import { type FocusStop, focusStop } from './inPage/focusStop.ts';

/** Enough stops to see a page's focus order. */
const STOPS = 24;

type Direction = 'ltr' | 'rtl';

/** Whether one follows the other in reading order: below it, or further on in its line. */
function follows(stop: FocusStop, next: FocusStop, direction: Direction): boolean {
  const together = stop.scroller === next.scroller;
  const [a, b] = together ? [stop.unmoved, next.unmoved] : [stop.box, next.box];
  const isAbove = b.bottom <= a.top + 1;
  const isFurther = direction === 'ltr' ? b.left >= a.right - 1 : b.right <= a.left + 1;
  return !isAbove || isFurther;
}

/** The faults in the order of Tab stops. */
function orderFindings(stops: readonly FocusStop[], direction: Direction): string[] {
  return stops.flatMap((stop, at) => {
    const next = stops[at + 1];
    const unringed = stop.ringed ? [] : [`focus: ${stop.name} does not show it`];
    const jumps =
      next && next.surface === stop.surface && !follows(stop, next, direction)
        ? [`focus: it goes back up from ${stop.name} to ${next.name}`]
        : [];
    return [...unringed, ...jumps];
  });
}

/** Tabs through the story, from its start until it repeats, and reads the order. */
export async function focusFindings(page: Page): Promise<string[]> {
  const direction = await page.evaluate((): Direction => {
    const first = document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    const start = first ?? document.body;
    start.tabIndex = -1;
    window.__FOCUS_NUMBERS__ = new Map();
    start.focus();
    return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  });
  const stops: FocusStop[] = [];
  const seen = new Set<number>();
  while (stops.length < STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusStop);
    if (!stop || stop.guard || seen.has(stop.number)) break;
    seen.add(stop.number);
    stops.push(stop);
  }
  return orderFindings(stops, direction);
}
