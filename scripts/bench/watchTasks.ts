import type { Page } from 'playwright';

/**
 * Watches the tasks of a page from now on.
 * @returns a function that tells the longest since its last call, in milliseconds; 0 if none took 50 or more
 */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.longest = '0';
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { duration } of list.getEntries()) {
        dataset.longest = String(Math.max(Number(dataset.longest), duration));
      }
    }).observe({ type: 'longtask' });
  });
  return () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      const longest = Number(dataset.longest);
      dataset.longest = '0';
      return longest;
    });
}
