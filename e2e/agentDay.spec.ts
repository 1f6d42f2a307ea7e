import type { Page } from '@playwright/test';
import centreBn from '#languages/bn/agentCentre.json' with { type: 'json' };
import incomeBn from '#languages/bn/agentIncome.json' with { type: 'json' };
import recordsBn from '#languages/bn/agentRecords.json' with { type: 'json' };
import centreEn from '#words/agentCentre.json' with { type: 'json' };
import incomeEn from '#words/agentIncome.json' with { type: 'json' };
import recordsEn from '#words/agentRecords.json' with { type: 'json' };
import { AGENTS, type AgentRole, leaveOffer, logInAsAgent, openFromMenu } from './agentEntry.ts';
import { DEPOSIT_WORDS, depositPage, paidTitle } from './depositPage.ts';
import { addMissingDetails } from './detailsForm.ts';
import { control, fresh } from './faultFlow.ts';
import { openFilters } from './openFilters.ts';
import { expect, test, type Visit } from './peopleSite.ts';
import { registerByName } from './registering.ts';
import { makeLink, REGISTRATION_WORDS, reached } from './registrationLink.ts';
import { minor, savedRows, sumOf, totalOnPage } from './savedRecord.ts';
import { ROUNDS, stakeDeposit } from './stakeDeposit.ts';

test.use({ kind: 'fullFeatured' });

/** The time for a dozen pages of two people over two days, in milliseconds. */
const WHOLE_DAY_MS = 300_000;
const STAKED = 1000_00n;
const BASIS_POINTS = 10_000n;

const WORDS = {
  en: {
    ...recordsEn,
    income: incomeEn,
    centre: centreEn,
    link: REGISTRATION_WORDS.en,
  },
  bn: {
    ...recordsBn,
    income: incomeBn,
    centre: centreBn,
    link: REGISTRATION_WORDS.bn,
  },
};

/** Opens a page from the agent's menu. */
const goTo = ({ page, language }: Visit, name: string, title: string) =>
  openFromMenu(page, WORDS[language].centre.menu, `/agentHome/${name}`, title);

/** Logs an agent in, and postpones an offer. */
async function logIn({ page, site, at, words, language }: Visit, role: AgentRole): Promise<void> {
  await page.goto(at('/agent'));
  await logInAsAgent(page, site, words, role);
  await expect(page).toHaveURL(at('/agentHome'));
  await leaveOffer(page, role, language);
}

/** A visitor opens a link, registers and deposits 1,000.00. */
async function arrives(visitor: Page, { site, at, language, words }: Visit, path: string) {
  const account = fresh();
  await visitor.goto(at(path));
  await registerByName(visitor, site, words, account);
  await visitor.getByRole('button', { name: words.register.limit.later }).click();
  const deposit = depositPage(visitor, DEPOSIT_WORDS[language]);
  await visitor.locator('a[href$="/deposit"]').filter({ visible: true }).first().click();
  await deposit.begin('Test Coin', () => addMissingDetails(visitor, site, language));
  await visitor.frameLocator('main iframe').locator('button[value=paid]').click();
  await expect(paidTitle(deposit)).toBeSeen();
  await expect.poll(deposit.balance).toBe(Number(STAKED));
  return account;
}

/** The daily salary for the stakes in a file, at the rate of a payment. */
const shareOf = (bets: readonly string[][], ratePercent: string): bigint =>
  (sumOf(bets, 5) * minor(ratePercent)) / BASIS_POINTS;

for (const role of AGENTS) {
  test(`${role}: an agent recruits a player by a link, sees the deposit and the stakes arrive, is paid after the day ends, and can recompute the payment from the betting file (S1.3, S2.13, S2.17, S7.10, S7.29)`, async ({
    visit,
    platform,
    browser,
    isMobile,
    watch,
  }) => {
    test.setTimeout(WHOLE_DAY_MS);
    // The platform refuses the first movement of money to ask for the name; sessions expire on the next day.
    watch.expectErrors(/status of (401|409)/);
    const { page, site, at, language, request } = visit;
    const words = WORDS[language];
    const { income, link } = words;
    const main = page.getByRole('main');

    // Each journey of this file advances the clock by a day.
    await page.clock.setSystemTime(platform.clock.now());
    await logIn(visit, role);
    await goTo(visit, 'register', link.title);
    const { sheet, path } = await makeLink(page, link, { name: `Day of ${role}`, rebate: '0' });
    const other = await browser.newContext();
    const visitor = await other.newPage();
    await visitor.clock.setSystemTime(platform.clock.now());
    const account = await arrives(visitor, visit, path);
    await page.reload();
    for (const step of [link.opened, link.registered, link.deposited])
      await expect(reached(sheet, step)).toHaveAttribute('aria-valuetext', /^[1১]$/);
    await sheet.getByRole('button', { name: link.close, exact: true }).click();

    // The page stays open while the player plays.
    await goTo(visit, 'dailySalary', income.title.daily);
    const stakes = () => totalOnPage(page, income.contract.stake);
    await expect(main.getByText(income.contract.stake)).toBeSeen();
    const newest = main.locator('a[href*="payment="]').first();
    await expect(newest).toBeSeen();
    const before = await newest.getAttribute('href');
    expect(await stakes()).toBe(0n);
    await visitor.goto(at('/rng?classify=Crash'));
    await stakeDeposit(visitor, isMobile);
    await other.close();
    // The page polls every 15 seconds, and the rounds take a while.
    await expect.poll(stakes, { timeout: 60_000 }).toBe(STAKED);

    await goTo(visit, 'bets', words.bets.title);
    await openFilters(page, language);
    await main.getByRole('searchbox', { name: words.centre.search }).fill(account);
    await expect(page).toHaveURL(new RegExp(`account=${account}`));
    await expect(main.locator('a[href*="member="]').first()).toBeSeen();
    const bets = await savedRows(page, /^team-bets-.*\.csv$/);
    expect(new Set(bets.map(([who]) => who))).toEqual(new Set([account]));
    expect([bets.length, sumOf(bets, 5)]).toEqual([ROUNDS, STAKED]);

    // The next day begins on the platform and on the device.
    await control(request, site, { clock: { forward: 'PT24H' } });
    await page.clock.setSystemTime(platform.clock.now());
    await page.evaluate(() => sessionStorage.clear());
    await logIn(visit, role);
    await goTo(visit, 'dailySalary', income.title.daily);
    // The previous day is settled within a minute.
    await expect(newest).not.toHaveAttribute('href', before ?? '', { timeout: 90_000 });
    const [[, rate = '', , stake = '', , , paid = ''] = []] = await savedRows(
      page,
      /^daily-received-.*\.csv$/,
    );
    expect([minor(stake), minor(paid)]).toEqual([STAKED, shareOf(bets, rate)]);
    await newest.click();
    const calculation = page.getByRole('dialog', { name: income.terms.title });
    await expect(calculation.getByText(income.terms.direct)).toBeSeen();
    const own = calculation.locator(`data[value="${paid}"]`).filter({ visible: true });
    await expect(own.first()).toBeVisible();
  });
}
