import app from '#words/app.json' with { type: 'json' };
import verification from '#words/verification.json' with { type: 'json' };
import { DEPOSIT_WORDS, depositPage, paidTitle } from './depositPage.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';

/** A licensed brand is in official languages only. */
const WORDS = DEPOSIT_WORDS.en;

test.use({ kind: 'licensed' });

test('a brand under a licence names it on every page and speaks of money: nothing is called play money, a sample or credits (S2.16; DECISIONS, law)', async ({
  page,
  site,
}) => {
  const { playMoney, footer } = app;
  const [licence] = site.brand.compliance.licences;
  if (!licence) throw new Error('The brand has no licence.');
  await enter(page, site, 'firstLogin');
  for (const route of ['/', '/responsible', '/verification', '/withdraw', '/deposit']) {
    await page.goto(site.origin + route);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(licence.number)).toBeSeen();
    const verify = foot.getByRole('link', { name: footer.verify });
    await expect(verify).toHaveAttribute('href', licence.verificationUrl);
    for (const words of [playMoney.mark, playMoney.text, WORDS.credits, verification.sample]) {
      await expect(page.getByText(words)).toHaveCount(0);
    }
  }
});

test('a player of a licensed brand deposits at the provider, and the balance updates (S2.16)', async ({
  page,
  site,
}) => {
  const deposit = depositPage(page, WORDS);
  await enter(page, site, 'firstLogin');
  await page.goto(`${site.origin}/deposit`);
  const before = await deposit.balance();
  await deposit.begin('Test Card');
  await deposit.main.getByRole('link', { name: deposit.words.page.go }).click();
  await page.locator('button[value=paid]').click();
  await page.locator('a[href*="reference="]').click();
  await expect(paidTitle(deposit)).toBeSeen();
  await expect.poll(() => deposit.balance()).toBeGreaterThan(before);
});
