import type { Page } from '@playwright/test';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import words from '#words/protection.json' with { type: 'json' };
import { sidewaysOverflow } from './journey.ts';
import { newestMessage, passwordField } from './loginForm.ts';
import { limitDialog, setDeposits } from './ownLimits.ts';
import { expect, test } from './ownSite.ts';
import { enter, tokenOf } from './player.ts';
import type { Site } from './sites.ts';

test.describe.configure({ mode: 'serial' });

const forward = (page: Page, { origin }: Site, duration: string) =>
  page.request.post(`${origin}/sandbox/control`, { data: { clock: { forward: duration } } });

test.afterEach(async ({ site, page }) => {
  await page.request.post(`${site.origin}/sandbox/control`, { data: { reset: true } });
});

test('a lowered limit takes effect at once; a raised one waits a day and must be confirmed again (DECISIONS, player protection)', async ({
  page,
  site,
  watch,
}) => {
  // The session expires on the next day.
  watch.expectErrors(/status of 401/);
  await enter(page, site, 'player');
  await page.goto(`${site.origin}/`);
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('link', { name: words.title }).last().click();
  await expect(page).toHaveURL(`${site.origin}/protection`);
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  expect(await sidewaysOverflow(page)).toBe(0);
  const bar = page.getByRole('progressbar', { name: 'Daily deposit limit' });
  await expect(bar).toHaveCount(0);
  await setDeposits(page, '5000');
  await expect(bar).toHaveAttribute('aria-valuetext', /of .*5,000\.00/);
  await setDeposits(page, '4000');
  await expect(bar).toHaveAttribute('aria-valuetext', /of .*4,000\.00/);
  await setDeposits(page, '9000');
  await expect(bar).toHaveAttribute('aria-valuetext', /of .*4,000\.00/);
  await expect(page.getByText(/^Requested: .*9,000\.00/)).toBeSeen();
  await expect(page.getByRole('button', { name: words.raise.open })).toHaveCount(0);
  await forward(page, site, 'P1D');
  await enter(page, site, 'player');
  await page.reload();
  await page.getByRole('button', { name: words.raise.open }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.raise.confirm }).click();
  await expect(bar).toHaveAttribute('aria-valuetext', /of .*9,000\.00/);
  await expect(page.getByText(/^Requested/)).toHaveCount(0);
});

test('limits on losses and session time, and reality checks, are set on the same page (DECISIONS, player protection)', async ({
  page,
  site,
}) => {
  await enter(page, site, 'newcomer');
  await page.goto(`${site.origin}/protection`);
  await page.getByRole('button', { name: /: Weekly loss limit$/ }).click();
  const losses = limitDialog(page, 'Weekly loss limit');
  await losses.getByRole('textbox').fill('750.50');
  await losses.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('progressbar', { name: 'Weekly loss limit' })).toBeSeen();
  await page.getByRole('button', { name: /: Session length$/ }).click();
  const session = limitDialog(page, 'Session length');
  await session.getByRole('textbox').fill('90');
  await session.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('progressbar', { name: 'Session length' })).toBeSeen();
  await page.getByRole('radio', { name: '15 minutes' }).click();
  await page.getByRole('button', { name: words.check.save, exact: true }).click();
  await expect(page.getByText('You will get a reality check every 15 minutes')).toBeSeen();
  await page.reload();
  await expect(page.getByRole('radio', { name: '15 minutes' })).toBeChecked();
});

test('a break is started in two steps, once, and stays after a reload (DECISIONS, player protection)', async ({
  page,
  site,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/protection/timeOut')) sent.push(request.method());
  });
  await enter(page, site, 'vip');
  await page.goto(`${site.origin}/protection`);
  await page.getByRole('button', { name: words.timeOut.open }).click();
  const dialog = page.getByRole('dialog', { name: words.timeOut.open });
  await dialog.getByRole('radio', { name: '1 day' }).click();
  await dialog.getByRole('button', { name: words.break.next }).click();
  await dialog.getByRole('button', { name: 'Start a break of 1 day' }).dblclick();
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('region', { name: words.break.on });
  await expect(notice).toBeSeen();
  await page.reload();
  await expect(notice).toBeSeen();
  await expect(notice.getByRole('button')).toHaveCount(0);
  expect(sent).toEqual(['POST']);
});

test('a player on a break can log in, sees when it ends and what still works, and is offered no promotion (DECISIONS, player protection)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of 403/);
  await enter(page, site, 'excluded');
  await page.goto(`${site.origin}/protection`);
  const notice = page.getByRole('region', { name: words.break.on });
  await expect(notice.locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
  await expect(notice).toContainText(words.break.works);
  await page.goto(`${site.origin}/promotions`);
  await expect(page.locator('main').getByText(/taking a break/)).toBeSeen();
});

test('an account without money is closed with the password and a step-up, and cannot log in again', async ({
  page,
  site,
  watch,
}) => {
  // The platform requires a step-up, and closing the account ends the session.
  watch.expectErrors(/status of (401|403)/);
  await enter(page, site, 'firstLogin');
  await page.goto(`${site.origin}/protection`);
  await page.getByRole('button', { name: words.closure.open }).click();
  const dialog = page.getByRole('dialog', { name: words.closure.title });
  await passwordField(dialog).fill(seedPassword(site.brand));
  await dialog.getByRole('button', { name: words.closure.submit }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await proof.getByRole('button', { name: 'Send code' }).click();
  await expect(proof.getByText(/^Resend in /)).toBeSeen();
  const mobile = seedMobile(site.brand, PLAYER_ROLES.indexOf('firstLogin') + 1);
  const [code = ''] = /\d{6}/.exec(await newestMessage(site.origin, mobile)) ?? [];
  await proof.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY)).toBeNull();
  await expect(tokenOf(site, 'firstLogin')).rejects.toThrow();
});
