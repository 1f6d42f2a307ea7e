import type { Page } from 'playwright';

/** A scroll through a page, as shares of its height from 0 to 1. */
interface Way {
  from: number;
  to: number;
  steps: number;
  pauseMs: number;
}

/** Scrolls a page in steps from one share of its height to another, both included, with a pause after each step. */
export async function scrollThrough(page: Page, { from, to, steps, pauseMs }: Way): Promise<void> {
  for (let step = 0; step <= steps; step += 1) {
    await page.evaluate(
      (share) => window.scrollTo(0, document.documentElement.scrollHeight * share),
      from + ((to - from) * step) / steps,
    );
    await page.waitForTimeout(pauseMs);
  }
}
