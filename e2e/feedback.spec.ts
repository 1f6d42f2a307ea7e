import { expect, named, test } from './journey.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';

for (const site of SITES) {
  const { brand, origin } = site;

  test(
    named(site, 'a member sends feedback and finds the staff’s reply below it (S1.2, S7.21)'),
    async ({ page, request }) => {
      const headers = { 'Merchant-Code': brand.merchantCode };
      await enter(page, site, 'newcomer');
      await page.goto(`${origin}/feedback`);
      const main = page.locator('main');
      // Other runs of this journey use the same platform.
      const words = `Show the newest games first (${Date.now()}).`;
      await main.getByRole('radio').first().click();
      await main.getByRole('textbox').fill(words);
      await main.locator('button[type=submit]').click();
      const entry = main.getByRole('article').filter({ hasText: words });
      await expect(entry).toBeSeen();
      await expect(main.getByRole('textbox')).toHaveValue('');

      const listing = await request.get(`${origin}/sandbox/control/listings/feedback`, { headers });
      const { value } = await listing.json();
      const [row] = value.rows.filter(({ cells }: { cells: string[] }) => cells.includes(words));
      const reply = 'They come first from Monday on.';
      await request.post(`${origin}/sandbox/control/actions/answerFeedback`, {
        data: { ...row.offers[0].input, reply },
        headers,
      });
      await page.reload();
      await expect(entry).toContainText(reply);
    },
  );

  for (const language of brand.languages.supported) {
    test(
      named(
        site,
        `feedback has at most 140 characters, an emoji counting as one, in ${language} (S5.9, S9.6)`,
      ),
      async ({ page }) => {
        await enter(page, site, 'vip');
        await page.goto(origin + pathIn(site, language, '/feedback'));
        const main = page.locator('main');
        const words = main.getByRole('textbox');
        await main.getByRole('radio').first().click();
        await words.fill('🎲'.repeat(141));
        await main.locator('button[type=submit]').click();
        await expect(words).toHaveAttribute('aria-invalid', 'true');
        await expect(words).toHaveValue('🎲'.repeat(141));
        await words.fill('🎲'.repeat(140));
        await main.locator('button[type=submit]').click();
        await expect(main.getByRole('article').first()).toContainText('🎲'.repeat(140));
      },
    );
  }

  test(
    named(site, 'a visitor who opens the feedback page is redirected to the login (S2.14)'),
    async ({ page }) => {
      await page.goto(`${origin}/feedback`);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('dialog')).toBeSeen();
    },
  );
}
