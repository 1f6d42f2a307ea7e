import { eq } from 'drizzle-orm';
import { termsAcceptance } from '#sandbox/domains/accounts/schema/accounts.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import lobbyWords from '#words/lobby.json' with { type: 'json' };
import breakWords from '#words/protection.json' with { type: 'json' };
import words from '#words/termsChange.json' with { type: 'json' };
import { atRest } from '../scripts/bench/atRest.ts';
import { expect, test } from './ownSite.ts';
import { enter } from './player.ts';

test('a player on a break sees a notice on every page with a link to the details, and no banner', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of 403/);
  await enter(page, site, 'excluded');
  const banner = page.getByRole('complementary', { name: breakWords.break.on });
  for (const route of ['/', '/responsible', '/terms']) {
    await page.goto(site.origin + route);
    await expect(banner.locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
    await expect(banner).toContainText(breakWords.break.works);
    await expect(page.getByRole('region', { name: lobbyWords.banner.label })).toHaveCount(0);
    await expect(page.locator('nav img')).toHaveCount(0);
  }
  await banner.getByRole('link').click();
  await expect(page).toHaveURL(`${site.origin}/protection`);
  await expect(page.getByRole('region', { name: breakWords.break.on })).toBeSeen();
  await expect(banner).toHaveCount(0);
});

test('new terms can be read, and must be accepted before anything else (S5.6)', async ({
  page,
  site,
  platform,
}) => {
  const { brand } = site;
  const memberId = playerId({ merchantCode: brand.merchantCode, brand }, 'player');
  const { db } = platform;
  await db.delete(termsAcceptance).where(eq(termsAcceptance.memberId, memberId));
  await db
    .insert(termsAcceptance)
    .values({ memberId, version: '2020-01-01', ip: '127.0.0.1', at: new Date('2020-01-01') });
  await enter(page, site, 'player');
  await page.goto(`${site.origin}/promotions`);
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeSeen();
  await page.keyboard.press('Escape');
  await dialog.getByRole('link', { name: words.read }).click();
  await expect(page).toHaveURL(`${site.origin}/terms`);
  await expect(dialog).toHaveCount(0);
  await page.goto(`${site.origin}/promotions`);
  await dialog.getByRole('button', { name: words.agree }).dblclick();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await atRest(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeSeen();
  await expect(dialog).toHaveCount(0);
});
