import type { Locator, Page } from '@playwright/test';
import bn from '#languages/bn/withdrawals.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import en from '#words/withdrawals.json' with { type: 'json' };
import { act, openCashier } from './cashier.ts';
import { sidewaysOverflow } from './journey.ts';
import { passwordField, proveBySms } from './loginForm.ts';
import { mobileOf } from './peopleEndings.ts';
import { expect, test } from './peopleSite.ts';
import type { Catalogue } from './peopleWords.ts';
import { enter } from './player.ts';
import { said } from './said.ts';
import type { Site } from './sites.ts';

// A service worker would hide the page's calls from interception.
test.use({ serviceWorkers: 'block' });

const CATALOGUES = { en, bn };

// The platform refuses the first try to ask for a step-up, and some responses are dropped on purpose.
test.beforeEach(({ watch }) => watch.expectErrors(/Failed to load resource/));

/** Parses an amount in a text into hundredths. */
const minor = (text: string | null): number =>
  Math.round(Number((text ?? '').replace(/[^0-9.]/g, '')) * 100);

/** The balance in the header, in hundredths. */
const total = async (page: Page): Promise<number> =>
  minor(await page.getByRole('banner').first().locator('data').getAttribute('value'));

const titled = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The reference of the withdrawal that the page follows. */
const referenceIn = (page: Page): string => new URL(page.url()).searchParams.get('reference') ?? '';

interface Withdrawing {
  page: Page;
  site: Site;
  words: typeof en;
}

/** Chooses the minimum amount and continues to the review, with the payment password entered. */
async function review({ page, site, words }: Withdrawing): Promise<Locator> {
  await page.getByText(words.form.least, { exact: true }).click();
  await page.getByRole('button', { name: words.form.continue }).click();
  const part = page.getByRole('region', { name: words.review.title });
  await expect(part.locator('dl')).toBeSeen();
  await passwordField(part).fill(seedPassword(site.brand));
  return part;
}

/** Confirms a reviewed withdrawal with a code sent by text message. */
async function confirm(
  { page, site, words }: Withdrawing,
  role: 'vip' | 'player' | 'excluded',
  { session }: Catalogue,
): Promise<void> {
  await page.getByRole('button', { name: said(words.review.submit) }).click();
  await proveBySms(page, { origin: site.origin, to: mobileOf(site, role) }, session);
}

test('a member withdraws, follows the withdrawal while the cashier pays it in parts, and confirms the receipt (S2.16, S3.16, S4.16)', async ({
  page,
  context,
  site,
  at,
  language,
  words: catalogue,
}) => {
  const words = CATALOGUES[language];
  await enter(page, site, 'vip');
  await page.goto(at('/member'));
  await page.getByRole('main').locator('a[href$="/withdraw"]').click();
  await expect(page).toHaveURL(at('/withdraw'));
  const available = page.getByRole('region', { name: words.available.title });
  await expect(available.getByText(words.available.whole)).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
  const before = await total(page);

  await review({ page, site, words });
  await confirm({ page, site, words }, 'vip', catalogue);
  await expect(page).toHaveURL(/reference=W/);
  await expect(titled(page)).toBeSeen();
  await expect.poll(() => total(page)).toBe(before - 1000_00);
  expect(await sidewaysOverflow(page)).toBe(0);

  const reference = referenceIn(page);
  const cashier = await openCashier(context, site);
  const next = page.getByRole('region', { name: words.tracker.next.title });
  await act(cashier, 'Approve withdrawal', reference);
  await expect(next.getByText(said(words.tracker.next.approved))).toBeSeen();
  await act(cashier, 'Pay withdrawal', reference, { Amount: '400' });
  await expect(next.getByText(said(words.tracker.next.paying))).toBeSeen();
  await expect(page.getByRole('progressbar')).toBeSeen();
  await act(cashier, 'Pay withdrawal', reference);
  await expect(page.getByRole('timer')).toBeSeen();

  // The URL resumes it, and the page of all withdrawals links back to it.
  await page.goto(at('/member/withdraw'));
  await page.getByRole('main').locator(`a[href$="reference=${reference}"]`).first().click();
  await page.getByRole('button', { name: words.tracker.confirm }).click();
  await expect(page.getByText(words.tracker.receipt.confirmed)).toBeSeen();
  await page.reload();
  await expect(page.getByText(words.tracker.receipt.confirmed)).toBeSeen();
});

test('a withdrawal whose response is lost is found and not made twice; one that never arrived is repeated by its player, and a forced receipt says so (S4.16, S8.8)', async ({
  page,
  context,
  site,
  at,
  language,
  words: catalogue,
}) => {
  const words = CATALOGUES[language];
  const cashier = await openCashier(context, site);
  await act(cashier, 'Waive turnover', undefined, {
    'Player account': PLAYERS.player.account,
  });
  await enter(page, site, 'player');
  await page.goto(at('/withdraw'));
  const before = await total(page);

  // The first try never leaves the device.
  const path = '**/wps/withdrawal';
  await page.route(path, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  const part = await review({ page, site, words });
  await part.getByRole('button', { name: said(words.review.submit) }).click();
  await expect(part.getByText(words.review.unknown)).toBeSeen();
  await part.getByRole('button', { name: words.review.check }).click();
  await expect(part.getByText(words.review.notThere)).toBeSeen();
  await expect(passwordField(part)).toHaveValue(seedPassword(site.brand));
  await page.unroute(path);

  // The repeated one arrives twice, and neither answer comes back.
  await part.getByRole('button', { name: words.review.again }).click();
  const proof = page.getByRole('dialog', { name: catalogue.session.stepUp.title });
  await expect(proof).toBeSeen();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await proveBySms(page, { origin: site.origin, to: mobileOf(site, 'player') }, catalogue.session);
  await expect(page).toHaveURL(/reference=W/);
  await expect.poll(() => total(page)).toBe(before - 1000_00);

  const reference = referenceIn(page);
  await act(cashier, 'Approve withdrawal', reference);
  await act(cashier, 'Pay withdrawal', reference);
  await act(cashier, 'Force receipt', reference);
  await expect(page.getByText(words.tracker.receipt.forced)).toBeSeen();
});

test('a player on a break withdraws and cannot cancel it, and a rejection gives the reason and returns the amount (S3.16)', async ({
  page,
  context,
  site,
  at,
  language,
  words: catalogue,
}) => {
  const words = CATALOGUES[language];
  await enter(page, site, 'excluded');
  await page.goto(at('/withdraw'));
  await expect(page.getByRole('region', { name: words.available.title })).toBeSeen();
  const before = await total(page);
  await review({ page, site, words });
  await confirm({ page, site, words }, 'excluded', catalogue);
  await expect(page).toHaveURL(/reference=W/);
  await expect.poll(() => total(page)).toBe(before - 1000_00);
  const reference = referenceIn(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(1);

  const cashier = await openCashier(context, site);
  const note = 'The account is closed.';
  await act(cashier, 'Reject withdrawal', reference, { Note: note });
  await expect(main.getByText(note, { exact: false })).toBeSeen();
  await expect.poll(() => total(page)).toBe(before);
});
