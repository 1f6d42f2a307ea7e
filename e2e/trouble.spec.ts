import { control } from './faultFlow.ts';
import { gamesShown } from './journey.ts';
import { expect, test } from './ownSite.ts';

test.describe.configure({ mode: 'serial' });

const FAULTS = ['error', 'malformed', 'misshapen', 'dropped', 'rate-limited'] as const;

for (const kind of ['oneWallet', 'bengaliFirst', 'fullFeatured'] as const) {
  test.describe(kind, () => {
    test.use({ kind });
    test.afterEach(({ request, site }) => control(request, site, { reset: true }));

    test('maintenance shows its page, and the lobby once it is over (S1.7, S4.1, S8.6)', async ({
      page,
      site,
      request,
      watch,
    }) => {
      watch.expectErrors(/status of (403|503)/);
      const { merchantCode } = site.brand;
      await control(request, site, { merchantCode, status: 'maintenance' });
      await page.goto(site.origin);
      await expect(page.locator('main section h2')).toHaveCount(0);
      const heading = page.getByRole('heading', { level: 1 });
      const title = await heading.textContent();
      await control(request, site, { merchantCode, status: 'normal' });
      await page.reload();
      await gamesShown(page);
      await expect(heading).not.toHaveText(title ?? '');
    });

    test('a blocked region shows its page with the visitor’s address (S4.1, S8.6)', async ({
      page,
      site,
      request,
      watch,
    }) => {
      watch.expectErrors(/status of (403|503)/);
      const { merchantCode } = site.brand;
      await control(request, site, { merchantCode, status: 'region-blocked' });
      await page.goto(site.origin);
      await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeSeen();
      await expect(page.locator('main section h2')).toHaveCount(0);
    });

    for (const fault of kind === 'oneWallet' ? FAULTS : []) {
      test(`a game list that is ${fault} shows an error, and a retry loads it`, async ({
        page,
        site,
        request,
        watch,
      }) => {
        watch.expectErrors(/Failed to load resource|answers a wrong value/);
        await control(request, site, { fault: { operation: 'getGameList', kind: fault } });
        await page.goto(site.origin);
        const alert = page.locator('main').getByRole('alert').first();
        await expect(alert).toBeSeen();
        await control(request, site, { fault: { operation: 'getGameList', kind: 'none' } });
        await alert.getByRole('button').click();
        await gamesShown(page);
      });
    }

    test('the site stays open if the platform’s status is unavailable (S4.1)', async ({
      page,
      site,
      request,
      watch,
    }) => {
      watch.expectErrors(/Failed to load resource/);
      await control(request, site, { fault: { operation: 'getStatus', kind: 'error' } });
      await page.goto(site.origin);
      await gamesShown(page);
    });
  });
}
