import type { Page } from '@playwright/test';
import { control, valuesOf } from './faultFlow.ts';
import type { MoneyForm } from './moneyFlow.ts';
import { MONEY_FLOWS } from './moneyFlows.ts';
import { expect, test } from './peopleSite.ts';

// A brand with all of them: a wallet for each vendor, an upline, a points mall. A service worker would hide calls from interception.
test.use({ kind: 'fullFeatured', serviceWorkers: 'block' });

test.beforeEach(async ({ request, site, watch }) => {
  watch.expectErrors(/Failed to load resource|answers a wrong value/);
  await control(request, site, { database: 'seeds' });
});
test.afterEach(({ request, site }) => control(request, site, { reset: true }));

/** The faults that the platform itself can simulate before it acts. */
const BEFORE_IT_ACTS = ['error', 'malformed', 'misshapen', 'dropped', 'rate-limited'] as const;

/** The maximum time until a form is done, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Retries until the action is done, as the message advises. */
async function finish({ submit, done, answer }: MoneyForm): Promise<void> {
  await expect(async () => {
    if (await done.isVisible()) return;
    if ((await submit.isVisible()) && (await submit.isEnabled())) await submit.click();
    const next = answer ? answer.asked.or(done) : done;
    await expect(next.first()).toBeVisible({ timeout: 4000 });
    if (await answer?.asked.isVisible()) await answer?.give();
    await expect(done).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: PATIENCE_MS });
  await expect(done).toBeSeen();
}

/** Sends calls of a path twice and drops both responses. Returns a function that stops it. */
async function loseAnswers(page: Page, path: string): Promise<() => Promise<void>> {
  const isIt = (url: URL) => url.pathname === path;
  await page.route(isIt, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return () => page.unroute(isIt);
}

for (const { operation, path, table, open } of MONEY_FLOWS) {
  for (const kind of BEFORE_IT_ACTS) {
    test(`${operation} with ${kind}: shows the failure, keeps the input, and is done once on a retry (S2.16, S8.8)`, async ({
      platform,
      request,
      visit,
    }) => {
      const form = await open(visit);
      const before = await platform.db.$count(table);
      const typed = form.typed && (await valuesOf(form.typed));
      await control(request, visit.site, { fault: { operation, kind } });
      await form.submit.click();
      await expect(form.told).toBeSeen();
      expect(form.typed && (await valuesOf(form.typed))).toEqual(typed);
      expect(await platform.db.$count(table)).toBe(before);
      await control(request, visit.site, { fault: { operation, kind: 'none' } });
      await finish(form);
      expect(await platform.db.$count(table)).toBe(before + 1);
    });
  }

  test(`${operation}, sent without a connection: the form keeps its values, and it is done once when the connection is back (S2.16, S8.8)`, async ({
    platform,
    visit,
  }) => {
    const form = await open(visit);
    const before = await platform.db.$count(table);
    const typed = form.typed && (await valuesOf(form.typed));
    await expect(form.submit).toBeEnabled();
    await visit.page.context().setOffline(true);
    await form.submit.click();
    await expect(form.told).toBeSeen();
    expect(form.typed && (await valuesOf(form.typed))).toEqual(typed);
    await visit.page.context().setOffline(false);
    await finish(form);
    expect(await platform.db.$count(table)).toBe(before + 1);
  });

  test(`${operation}, sent twice with both responses lost, is done once, and its page finds out (S2.16, S8.8)`, async ({
    platform,
    visit,
  }) => {
    const form = await open(visit);
    const before = await platform.db.$count(table);
    const stop = await loseAnswers(visit.page, path);
    await form.submit.click();
    await expect(form.told.or(form.done).first()).toBeSeen();
    await stop();
    await finish(form);
    expect(await platform.db.$count(table)).toBe(before + 1);
  });
}
