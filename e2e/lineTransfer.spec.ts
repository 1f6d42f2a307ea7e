import type { Page } from '@playwright/test';
import bn from '#languages/bn/lineTransfer.json' with { type: 'json' };
import securityBn from '#languages/bn/security.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import en from '#words/lineTransfer.json' with { type: 'json' };
import securityEn from '#words/security.json' with { type: 'json' };
import { control } from './faultFlow.ts';
import { sidewaysOverflow } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';

const WORDS = { en, bn };
type Words = typeof en;
const SECURITY = { en: securityEn, bn: securityBn };
const NOTE = 'For Friday';

/** Players without an unmet wagering requirement, who may transfer. */
const SENDERS = ['player', 'agent2'] as const;

test.beforeEach(async ({ request, site }) => {
  await control(request, site, { database: 'seeds' });
  for (const role of SENDERS) {
    const waived = await request.post(`${site.origin}/sandbox/control/actions/waiveTurnover`, {
      data: { account: PLAYERS[role].account },
      headers: { 'Merchant-Code': site.brand.merchantCode },
    });
    expect(waived.ok()).toBe(true);
  }
});
test.afterEach(({ request, site }) => control(request, site, { reset: true }));

const form = (page: Page, words: Words) => page.getByRole('form', { name: words.form });

/** Enters an amount and a note. */
async function fill(page: Page, words: Words, amount: string): Promise<void> {
  await form(page, words).getByRole('textbox').first().fill(amount);
  await form(page, words).getByRole('textbox', { name: words.note }).fill(NOTE);
}

/** Continues to the review, enters the payment password, and sends the transfer. */
async function send(page: Page, words: Words, password: string): Promise<void> {
  await form(page, words).getByRole('button', { name: words.review }).click();
  await expect(page.getByRole('heading', { name: words.reviewTitle })).toBeSeen();
  const confirm = page.getByRole('form', { name: words.reviewForm });
  await confirm.locator('input').fill(password);
  await confirm.locator('button[type=submit]').click();
}

const inWallet = async (page: Page): Promise<string> =>
  (await page.getByRole('banner').locator('data').getAttribute('value')) ?? '';

/** Checks that the history has a transfer; on a phone a press shows its reference. */
async function findsInHistory(page: Page, words: Words, reference: string, more: string) {
  const history = page.getByRole('region', { name: words.records.title });
  const details = history.getByText(more, { exact: true }).first();
  const shown = history.getByText(reference).filter({ visible: true });
  await expect(details.or(shown.first()).first()).toBeSeen();
  if ((await shown.count()) === 0) await details.click();
  await expect(shown.first()).toBeSeen();
}

test('a member transfers to the upline from the member centre, sees their masked name, and finds the reference in the history (S2.10, S2.16)', async ({
  page,
  site,
  at,
  language,
  words: shell,
}) => {
  const words = WORDS[language];
  const upline = PLAYERS.agent2;
  await enter(page, site, 'player');
  await page.goto(at('/member'));
  const main = page.getByRole('main');
  await main.locator('a[href$="/lineTransfer"]').click();
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  await expect(main.getByRole('radio', { name: upline.account })).toBeChecked();
  await expect(main.getByText('K*** H***')).toBeSeen();
  await expect(main).not.toContainText(upline.realName);
  expect(await sidewaysOverflow(page)).toBe(0);
  const before = await inWallet(page);

  await fill(page, words, '1');
  await send(page, words, seedPassword(site.brand));
  await expect(page.getByRole('heading', { name: said(words.done) })).toBeSeen();
  const receipt = main.locator('dl').first();
  await expect(receipt).toContainText(upline.account);
  await expect(receipt).toContainText(NOTE);
  const reference = /T[0-9A-Z]{12}/.exec(await receipt.innerText())?.[0] ?? '';
  await findsInHistory(page, words, reference, shell.session.records.details);
  await expect.poll(() => inWallet(page)).not.toBe(before);
  expect(await sidewaysOverflow(page)).toBe(0);

  await page.goto(at('/member/transferUpline'));
  await findsInHistory(page, words, reference, shell.session.records.details);
});

test.describe('in brands with agents', () => {
  test.use({ kind: 'fullFeatured' });

  test('an agent with the agent policy transfers to a downline member, and is refused without a reason once the policy is off (S3.12, S6.4)', async ({
    page,
    site,
    at,
    language,
    words: shell,
    request,
    watch,
  }) => {
    watch.expectErrors(/status of 403/);
    const words = WORDS[language];
    const { merchantCode } = site.brand;
    await control(request, site, { merchantCode, flags: { AGENTPOLICY3: true } });
    await enter(page, site, 'agent2');
    await page.goto(at('/lineTransfer'));
    await expect(form(page, words)).toBeSeen();
    // In a long line a search by account finds the member.
    const find = page.getByRole('searchbox', { name: words.find });
    const findsVip = async () => {
      if ((await find.count()) > 0) await find.fill(PLAYERS.vip.account);
      await page.getByRole('radio', { name: PLAYERS.vip.account }).check();
    };
    await findsVip();
    await fill(page, words, '1');
    await send(page, words, seedPassword(site.brand));
    await expect(page.getByRole('heading', { name: said(words.done) })).toBeSeen();

    await control(request, site, { merchantCode, flags: { AGENTPOLICY3: false } });
    await page.getByRole('button', { name: words.another }).click();
    await findsVip();
    await fill(page, words, '1');
    await send(page, words, seedPassword(site.brand));
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(shell.codes.line_transfer_unavailable);
  });
});

test('a transfer whose response is lost shows as unconfirmed; sent again after a reload, it is made once (S2.16, S8.8)', async ({
  page,
  site,
  at,
  language,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  const words = WORDS[language];
  await enter(page, site, 'player');
  await page.goto(at('/lineTransfer'));
  await fill(page, words, '2');
  await page.route('**/wps/agent/transferLine/transfer', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page, words, seedPassword(site.brand));
  await expect(page.getByRole('main').getByRole('alert')).toBeSeen();
  await expect(page.getByRole('button', { name: words.edit })).toHaveCount(0);
  const history = page.getByRole('region', { name: words.records.title });
  const rows = history.locator('data');
  await expect(rows).toHaveCount(1);
  const once = await inWallet(page);

  await page.unroute('**/wps/agent/transferLine/transfer');
  await page.reload();
  await expect(page.getByText(words.openTitle)).toBeSeen();
  await expect(form(page, words)).toHaveCount(0);
  const confirm = page.getByRole('form', { name: words.reviewForm });
  await confirm.locator('input').fill(seedPassword(site.brand));
  await confirm.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: said(words.done) })).toBeSeen();
  await expect(rows).toHaveCount(1);
  await expect.poll(() => inWallet(page)).toBe(once);
});

test('a member without a payment password sets one in the security centre and finds the entered transfer again (S2.16)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = WORDS[language];
  const security = SECURITY[language];
  await enter(page, site, 'newcomer');
  await page.goto(at('/lineTransfer'));
  await fill(page, words, '1');
  await page.getByRole('link', { name: words.setAction }).click();
  await expect(page).toHaveURL(`${at('/security')}#payment-password`);
  const payment = page.getByRole('form', { name: security.payment.title });
  await expect(page.locator('#payment-password')).toBeFocused();
  const fields = payment.locator('input');
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) await field.fill('204816');
  await payment.getByRole('button', { name: security.payment.set }).click();
  await expect(page.getByText(security.payment.done)).toBeSeen();
  await page.getByRole('link', { name: security.payment.back }).click();
  await expect(form(page, words).getByRole('textbox', { name: words.note })).toHaveValue(NOTE);
  await expect(page.getByRole('link', { name: words.setAction })).toHaveCount(0);
});
