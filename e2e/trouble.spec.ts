import { expect, gamesShown, named, test } from './journey.ts';
import { TROUBLED_SITES } from './sites.ts';

test.describe.configure({ mode: 'serial' });

const FAULTS = ['error', 'malformed', 'dropped', 'rate-limited'] as const;

for (const site of TROUBLED_SITES) {
  const { brand, origin } = site;
  const control = `${origin}/sandbox/control`;
  const merchantCode = brand.merchantCode;

  test.describe(brand.id, () => {
    test.afterEach(async ({ request }) => {
      await request.post(control, { data: { reset: true } });
    });

    test(
      named(site, 'maintenance shows its page, and the lobby when it is over (S1.7, S4.1, S8.6)'),
      async ({ page, request, watch }) => {
        watch.expectErrors(/status of (403|503)/);
        await request.post(control, { data: { merchantCode, status: 'maintenance' } });
        await page.goto(origin);
        await expect(page.locator('main section h2')).toHaveCount(0);
        const heading = page.getByRole('heading', { level: 1 });
        const title = await heading.textContent();
        await request.post(control, { data: { merchantCode, status: 'normal' } });
        await page.reload();
        await gamesShown(page);
        await expect(heading).not.toHaveText(title ?? '');
      },
    );

    test(
      named(site, 'a blocked region shows its page with the visitor’s address (S4.1, S8.6)'),
      async ({ page, request, watch }) => {
        watch.expectErrors(/status of (403|503)/);
        await request.post(control, { data: { merchantCode, status: 'region-blocked' } });
        await page.goto(origin);
        await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
        await expect(page.locator('main section h2')).toHaveCount(0);
      },
    );

    for (const kind of site === TROUBLED_SITES[0] ? FAULTS : []) {
      test(
        named(site, `a game list that is ${kind} says so, and a retry mends it`),
        async ({ page, request, watch }) => {
          watch.expectErrors(/Failed to load resource/);
          await request.post(control, { data: { fault: { operation: 'getGameList', kind } } });
          await page.goto(origin);
          const alert = page.locator('main').getByRole('alert').first();
          await expect(alert).toBeVisible();
          await request.post(control, {
            data: { fault: { operation: 'getGameList', kind: 'none' } },
          });
          await alert.getByRole('button').click();
          await gamesShown(page);
        },
      );
    }

    test(
      named(site, 'a platform that does not say its status leaves the site open (S4.1)'),
      async ({ page, request, watch }) => {
        watch.expectErrors(/Failed to load resource/);
        await request.post(control, {
          data: { fault: { operation: 'getStatus', kind: 'error' } },
        });
        await page.goto(origin);
        await gamesShown(page);
      },
    );
  });
}
