import type { Page, Request } from '@playwright/test';

/** The requests of a page since its document began to load. */
interface Wire {
  begun: number;
  open: Set<Request>;
}

const wires = new WeakMap<Page, Wire>();

/** Tracks a page's requests; call it before the page is opened. */
export function followRequests(page: Page): void {
  const wire: Wire = { begun: 0, open: new Set() };
  wires.set(page, wire);
  page.on('request', (request) => {
    // Pending requests of an older document no longer matter.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) wire.open.clear();
    wire.begun += 1;
    wire.open.add(request);
  });
  page.on('requestfinished', (request) => wire.open.delete(request));
  page.on('requestfailed', (request) => wire.open.delete(request));
}

/** Waits in a page until it has painted everything and is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });

const nextEnd = (page: Page): Promise<unknown> =>
  Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')]);

/** Waits until a site's page is live, all its requests have completed, and it has handled their answers. */
export async function atRest(page: Page): Promise<void> {
  const wire = wires.get(page);
  if (!wire) throw new Error('The requests of this page are not followed.');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  for (let seen = -1; seen !== wire.begun || wire.open.size > 0; ) {
    if (wire.open.size > 0) await nextEnd(page);
    seen = wire.begun;
    await page.evaluate(idle);
  }
}
