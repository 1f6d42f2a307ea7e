import centreBn from '#languages/bn/agentCentre.json' with { type: 'json' };
import incomeBn from '#languages/bn/agentIncome.json' with { type: 'json' };
import centreEn from '#words/agentCentre.json' with { type: 'json' };
import incomeEn from '#words/agentIncome.json' with { type: 'json' };
import { openFromMenu } from './agentEntry.ts';
import { control } from './faultFlow.ts';
import { expect, test } from './peopleSite.ts';
import { playRounds } from './playedGame.ts';
import { enter, tokenOf } from './player.ts';
import { minor, savedRows, sumOf, totalOnPage } from './savedRecord.ts';

test.use({ kind: 'fullFeatured' });

const WORDS = {
  en: { ...incomeEn, centre: centreEn },
  bn: { ...incomeBn, centre: centreBn },
};
type Words = (typeof WORDS)['en'];

test('an agent’s income adds up: the days to the total, a day’s payments to the day, and the parts of a payment to the payment (S1.3, S2.17)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words: Words = WORDS[language];
  const main = page.getByRole('main');
  await enter(page, site, 'agent2');
  await page.goto(at('/agentHome'));
  await openFromMenu(page, words.centre.menu, '/agentHome/income', words.income.title);
  const days = await savedRows(page, /^income-.*\.csv$/);
  expect(days.length).toBe(30);
  expect(await totalOnPage(page, words.income.total)).toBe(sumOf(days, 5));
  expect(await totalOnPage(page, words.kind.daily)).toBe(sumOf(days, 2));

  await openFromMenu(page, words.centre.menu, '/agentHome/dailySalary', words.title.daily);
  const payments = await savedRows(page, /^daily-received-.*\.csv$/);
  const paid = sumOf(payments, 6);
  expect(paid).toBeGreaterThan(0n);
  expect(await totalOnPage(page, words.payments.totalPaid)).toBe(paid);
  // Both pages show the same days, with the same payments.
  expect(paid).toBe(sumOf(days, 2));

  await main.locator('a[href*="payment="]').first().click();
  const sheet = page.getByRole('dialog', { name: words.terms.title });
  await expect(sheet.getByRole('heading', { name: words.terms.sum })).toBeVisible();
  await page.reload();
  const sum = sheet.getByRole('heading', { name: words.terms.sum }).locator('xpath=..');
  await sum.scrollIntoViewIfNeeded();
  await expect(sum.locator('data').last()).toBeSeen();
  const amounts = await sum
    .locator('data')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''));
  const total = amounts.pop() ?? '';
  expect(amounts.reduce((all, amount) => all + minor(amount), 0n)).toBe(minor(total));
  expect(total).toBe(payments[0]?.[6]);
});

test('a real-time salary for the team’s play appears on the open page when it is due (S2.17, S6.6, S9.6)', async ({
  page,
  site,
  at,
  request,
  language,
}) => {
  const words: Words = WORDS[language];
  const main = page.getByRole('main');
  await enter(page, site, 'agent2');
  const live = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"')),
    );
  await page.goto(at('/agentHome/realtimeSalary'));
  const contract = main.getByRole('region', { name: words.contract.title });
  await expect(contract.getByRole('timer')).toBeSeen();
  const newest = main.locator('a[href*="payment="]').first();
  await expect(newest).toBeSeen();
  const before = await newest.getAttribute('href');
  await live;
  await playRounds(site, await tokenOf(site, 'player'), { rounds: 3, stake: '50.00' });
  await control(request, site, { clock: { forward: 'PT6M' } });
  await expect(newest).not.toHaveAttribute('href', before ?? '');
  await newest.click();
  const sheet = page.getByRole('dialog', { name: words.terms.title });
  await expect(sheet.getByText(words.terms.direct)).toBeSeen();
});

test('another agent’s payment is not found, and members without a team are redirected to the agent login (S6.4, S6.5)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words: Words = WORDS[language];
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome/dailySalary'));
  const first = page.getByRole('main').locator('a[href*="payment="]').first();
  const address = await first.getAttribute('href');
  await enter(page, site, 'agent41');
  await page.goto(new URL(address ?? '', site.origin).href);
  await expect(page.getByRole('dialog').getByText(words.terms.unknown)).toBeSeen();
  await enter(page, site, 'player');
  await page.goto(at('/agentHome/income'));
  await expect(page).toHaveURL(at('/agent'));
});
