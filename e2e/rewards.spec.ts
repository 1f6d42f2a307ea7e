import type { Locator, Page } from '@playwright/test';
import missions from '#words/missions.json' with { type: 'json' };
import rebates from '#words/rebates.json' with { type: 'json' };
import rewards from '#words/rewards.json' with { type: 'json' };
import session from '#words/session.json' with { type: 'json' };
import { control } from './faultFlow.ts';
import { sidewaysOverflow } from './journey.ts';
import { expect, test } from './ownSite.ts';
import { playRounds } from './playedGame.ts';
import { enter, tokenOf } from './player.ts';
import type { Site } from './sites.ts';

test.use({ kind: 'fullFeatured' });
test.describe.configure({ mode: 'serial' });

/** Parses an amount in a text into hundredths. */
const minor = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^0-9.]/g, '')) * 100);

/** The balance in the header, in hundredths. */
const balance = async (page: Page): Promise<number> =>
  minor(await page.getByRole('banner').first().locator('data').getAttribute('value'));

/** Opens a screen from the member centre. */
async function open(page: Page, site: Site, route: string): Promise<Locator> {
  await page.goto(`${site.origin}/member`);
  const main = page.getByRole('main');
  await main.locator(`a[href$="${route}"]`).click();
  await expect(page).toHaveURL(site.origin + route);
  return main;
}

/** Presses a claim button twice, and checks that the balance grows once by its amount. Returns the amount in hundredths. */
async function claimTwice(page: Page, button: Locator): Promise<number> {
  await expect.poll(() => balance(page)).toBeGreaterThan(0);
  const before = await balance(page);
  const paid = minor(((await button.textContent()) ?? '').replace(/^[^0-9]*/, ''));
  expect(paid).toBeGreaterThan(0);
  await button.dblclick();
  await expect(page.getByText(/is in your wallet$/).first()).toBeSeen();
  await expect(button).toHaveCount(0);
  await expect.poll(() => balance(page)).toBe(before + paid);
  return paid;
}

test('a member claims a reward once, however often the button is pressed, and a reload shows it as claimed (S2.10, S2.16, S2.21)', async ({
  page,
  site,
}) => {
  await enter(page, site, 'player');
  await page.goto(`${site.origin}/member`);
  const tile = page.getByRole('main').locator('a[href$="/rewards"]');
  await expect(tile).toHaveText('Rewards1');
  const main = await open(page, site, '/rewards');
  await expect(main.getByRole('heading', { level: 1, name: rewards.title })).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
  await claimTwice(page, main.getByRole('button', { name: /^Claim .*: VIP 1$/ }));
  await page.reload();
  await expect(main.getByText(rewards.none)).toBeSeen();
  await expect(main.getByText('VIP 1')).toBeSeen();
  await page.goto(`${site.origin}/member`);
  await expect(page.getByText('Rahim Uddin')).toBeSeen();
  await expect(tile).toHaveText('Rewards');
  await page.goto(`${site.origin}/member/rewardCenter`);
  await expect(main.getByRole('heading', { level: 1, name: rewards.title })).toBeSeen();
});

test('a member claims a completed mission once, and it stays claimed (S2.16)', async ({
  page,
  site,
}) => {
  await playRounds(site, await tokenOf(site, 'player'), { rounds: 10, stake: '200.00' });
  await enter(page, site, 'player');
  const main = await open(page, site, '/missions');
  await expect(
    main.getByText(missions.resets.replace('{{moment}}', ''), { exact: false }).first(),
  ).toBeSeen();
  // Offers have no countdown.
  await expect(main.getByRole('timer')).toHaveCount(0);
  expect(await sidewaysOverflow(page)).toBe(0);
  await claimTwice(page, main.getByRole('button', { name: /^Claim .*: A week of play$/ }));
  await page.reload();
  await expect(main.getByText(missions.claimed, { exact: true })).toHaveCount(1);
  await expect(main.getByRole('button', { name: /: Ten rounds$/ })).toBeSeen();
  const own = main.getByRole('region', { name: /^Rank / });
  await expect(own.getByText(missions.board.you, { exact: true })).toBeSeen();
  await main.getByRole('link', { name: missions.board.daily }).click();
  await expect(page).toHaveURL(`${site.origin}/missions?board=daily`);
  await page.goto(`${site.origin}/member/missionLeaderboard`);
  await expect(main.getByRole('heading', { level: 1, name: missions.title })).toBeSeen();
});

test('a member claims the rebate of one provider and then of all, each once; the history shows both (S2.16, S2.21)', async ({
  page,
  site,
}) => {
  await enter(page, site, 'player');
  const main = await open(page, site, '/rebates');
  const history = main.getByText(rebates.history.title, { exact: true });
  await expect(history).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
  const all = main.getByRole('button', { name: new RegExp(`^Claim .*: ${rebates.all}$`) });
  const claims = main.getByRole('button', { name: /^Claim / });
  await expect(all).toBeSeen();
  const one = claims.nth(1);
  const name = (await one.getAttribute('aria-label')) ?? '';
  const whole = minor(((await all.textContent()) ?? '').replace(/^[^0-9]*/, ''));
  const first = await claimTwice(page, main.getByRole('button', { name, exact: true }));
  await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
  expect(await claimTwice(page, all)).toBe(whole - first);
  await page.reload();
  await expect(history).toBeSeen();
  await expect(main.getByText(name.replace(/^.*: /, '')).first()).toBeSeen();
  await expect(claims).toHaveCount(0);
  await page.goto(`${site.origin}/member/manualRebate`);
  await expect(main.getByRole('heading', { level: 1, name: rebates.title })).toBeSeen();
});

test('a claim whose response is lost shows as unconfirmed; after a check it was paid once (S2.16, S8.8)', async ({
  page,
  site,
  request,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  // The reward can be claimed again after a reset to the seeds.
  await control(request, site, { database: 'seeds' });
  await enter(page, site, 'player');
  const main = await open(page, site, '/rewards');
  const claim = main.getByRole('button', { name: /^Claim .*: VIP / }).first();
  await expect(claim).toBeSeen();
  await expect.poll(() => balance(page)).toBeGreaterThan(0);
  const before = await balance(page);
  const paid = minor(((await claim.textContent()) ?? '').replace(/^[^0-9]*/, ''));
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/wps/reward/*/claim', lose, { times: 1 });
  await claim.click();
  const notice = main.getByRole('alert');
  await expect(notice).toContainText(session.claims.unconfirmedHint);
  await notice.getByRole('button', { name: session.claims.retry }).click();
  await expect(page.getByText(/is in your wallet$/).first()).toBeSeen();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => balance(page)).toBe(before + paid);
});

test('a player on a break sees no reward to claim, only a calm note (S2.16; DECISIONS, player protection)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of 403/);
  await enter(page, site, 'excluded');
  for (const route of ['/rewards', '/missions', '/rebates']) {
    await page.goto(site.origin + route);
    const main = page.getByRole('main');
    await expect(main.getByText(session.claims.onBreak)).toBeSeen();
    await expect(main.getByRole('button', { name: /^Claim / })).toHaveCount(0);
    await expect(main.getByRole('alert')).toHaveCount(0);
  }
});
