import type { Page } from '@playwright/test';
import words from '#words/play.json' with { type: 'json' };
import { DEPOSIT_WORDS, depositPage, paidTitle } from './depositPage.ts';
import { expect, test } from './ownSite.ts';
import { ask, gameOf, hostedGame, startOf } from './playedGame.ts';
import { playRound } from './playedRound.ts';
import { enter, tokenOf } from './player.ts';
import type { Site } from './sites.ts';

test.describe.configure({ mode: 'serial' });

const SLOTS = 'gameType=RNG&gameClassify=Slots';

const control = (site: Site, body: object) =>
  fetch(`${site.origin}/sandbox/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The dialog that says why play has stopped; the default language of this site is English. */
const stopDialog = (
  page: Page,
  reason: 'reality_check_due' | 'stake_too_high' | 'player_excluded',
) => page.getByRole('dialog', { name: words.stop[reason].title });

/** Plays a round and waits for its response: if the clock moved before, the round would belong to another play session. */
async function stakeOnce(page: Page, amount: string): Promise<void> {
  const { play, stake } = hostedGame(page);
  await stake.fill(amount);
  await playRound(page, play);
}

/** Opens a game for a logged-in player. */
async function openGame(page: Page, site: Site): Promise<void> {
  await page.goto(startOf(site, await gameOf(site, SLOTS)));
}

/** Plays for an hour, after which a reality check is due. */
async function playAnHour(page: Page, site: Site): Promise<void> {
  await openGame(page, site);
  for (let minutes = 0; minutes < 60; minutes += 20) {
    await stakeOnce(page, '1');
    await expect(hostedGame(page).result).not.toBeEmpty();
    await control(site, { clock: { forward: 'PT20M' } });
  }
}

test.afterEach(async ({ site }) => {
  await control(site, { reset: true });
});

test('a reality check covers the game, survives a reload, and play continues once it is confirmed (S4.12)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/403/);
  await enter(page, site, 'player');
  await playAnHour(page, site);
  const check = stopDialog(page, 'reality_check_due');
  await expect(check).toBeSeen();
  await expect(check).toContainText('1:00:');
  await expect(page.locator('main iframe')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(check).toBeSeen();
  await page.reload();
  await expect(check).toBeSeen();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await check.getByRole('button').last().click();
  await expect(check).toBeHidden();
  await stakeOnce(page, '1');
  await expect(hostedGame(page).result).not.toBeEmpty();
});

test('a deposit in the cashier neither confirms a reality check nor restarts its interval (S2.16, S4.12)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/403/);
  await enter(page, site, 'vip');
  await playAnHour(page, site);
  const check = stopDialog(page, 'reality_check_due');
  await expect(check).toBeSeen();
  await check.getByRole('button').first().click();

  const deposit = depositPage(page, DEPOSIT_WORDS.en);
  await page.goto(`${site.origin}/deposit`);
  await deposit.begin('Test Card');
  await deposit.main.getByRole('link', { name: DEPOSIT_WORDS.en.page.go }).click();
  await page.locator('button[value=paid]').click();
  await page.locator('a[href*="reference="]').click();
  await expect(paidTitle(deposit)).toBeSeen();

  await openGame(page, site);
  await expect(check).toBeSeen();
  await expect(check).toContainText('1:00:');
  await check.getByRole('button').last().click();
  await expect(check).toBeHidden();
  await stakeOnce(page, '1');
  await expect(hostedGame(page).result).not.toBeEmpty();
});

test('a stake above the loss limit is rejected with a reason, and a lower one is accepted (S4.12)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/403/);
  await enter(page, site, 'vip');
  const token = await tokenOf(site, 'vip');
  await fetch(`${site.origin}/wps/member/protection/limit/money`, {
    method: 'PUT',
    headers: {
      'Merchant-Code': site.brand.merchantCode,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ kind: 'loss', span: 'day', amount: '5.00' }),
  });
  await openGame(page, site);
  // More than the seeded wins of the day can have been.
  await stakeOnce(page, '5000');
  const told = stopDialog(page, 'stake_too_high');
  await expect(told).toBeSeen();
  await told.getByRole('button').last().click();
  await expect(told).toBeHidden();
  await stakeOnce(page, '1');
  await expect(hostedGame(page).result).not.toBeEmpty();
});

test('a break started elsewhere stops the open game, and no other can be opened (S4.12)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/403/);
  await enter(page, site, 'agent42');
  await openGame(page, site);
  await expect(hostedGame(page).play).toBeEnabled();
  const token = await tokenOf(site, 'agent42');
  await ask(site, '/wps/member/protection/timeOut', {
    token,
    body: { hours: 24, scope: 'brand' },
  });
  const told = stopDialog(page, 'player_excluded');
  await expect(told).toBeSeen();
  await expect(page.locator('main iframe')).toBeHidden();
  await told.getByRole('button').click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await openGame(page, site);
  await expect(told).toBeSeen();
  await expect(page.locator('main iframe')).toHaveCount(0);
});

for (const kind of ['error', 'malformed', 'rate-limited'] as const) {
  test(`a launch that is ${kind} says so, and a retry opens the game (S8.8)`, async ({
    page,
    site,
    watch,
  }) => {
    watch.expectErrors(/Failed to load resource/);
    await enter(page, site, 'player');
    await control(site, { fault: { operation: 'launchGame', kind } });
    await openGame(page, site);
    const alert = page.locator('main').getByRole('alert');
    await expect(alert).toBeSeen();
    await control(site, { fault: { operation: 'launchGame', kind: 'none' } });
    await alert.getByRole('button').first().click();
    await expect(hostedGame(page).play).toBeEnabled();
  });
}
