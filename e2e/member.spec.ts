import type { Locator, Page } from '@playwright/test';
import bn from '#languages/bn/member.json' with { type: 'json' };
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import en from '#words/member.json' with { type: 'json' };
import { control } from './faultFlow.ts';
import { sidewaysOverflow } from './journey.ts';
import { logIn } from './loginForm.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { said } from './said.ts';
import { enterOnTrial } from './trialPlayer.ts';

const WORDS = { en, bn };
type Words = typeof en;

const details = (page: Page, words: Words): Locator =>
  page.getByRole('region', { name: words.details.title });

/** Opens the dialog with the editable details. */
async function edit(page: Page, words: Words): Promise<Locator> {
  await details(page, words).getByRole('button', { name: words.details.edit }).click();
  return page.getByRole('dialog', { name: words.details.editTitle });
}

const field = (dialog: Locator, name: string): Locator => dialog.getByRole('textbox', { name });

const save = (dialog: Locator, words: Words): Promise<void> =>
  dialog.getByRole('button', { name: words.details.save }).click();

test.beforeEach(({ request, site }) => control(request, site, { database: 'seeds' }));
test.afterEach(({ request, site }) => control(request, site, { reset: true }));

test('a player changes the nickname in the member centre, and the header shows it, after a reload too (S1.2, S2.10, S2.20, S3.5, S3.17)', async ({
  page,
  site,
  at,
  language,
  words: shell,
}) => {
  const words = WORDS[language];
  await enter(page, site, 'player');
  await page.goto(at('/feedback'));
  await page.getByRole('button', { name: shell.account(PLAYERS.player.nickname) }).click();
  await page.getByRole('dialog').locator('a[href$="/member"]').click();
  await expect(page).toHaveURL(at('/member'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeSeen();
  await expect(main.getByRole('heading', { name: PLAYERS.player.nickname })).toBeSeen();
  await expect(main.locator('data').first()).toContainText(site.brand.market.currencySymbol);
  await expect(main.getByRole('navigation').getByRole('link').last()).toHaveAttribute(
    'href',
    /\/logout$/,
  );
  expect(await sidewaysOverflow(page)).toBe(0);

  const dialog = await edit(page, words);
  await field(dialog, words.field.nickname).fill('Rahim Bhai');
  await save(dialog, words);
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Rahim Bhai' })).toBeSeen();
  await expect(details(page, words)).toContainText('Rahim Bhai');
  const face = page.getByRole('button', { name: shell.account('Rahim Bhai') });
  await expect(face).toBeSeen();
  await page.reload();
  await expect(face).toBeSeen();
  await expect(main.getByRole('heading', { name: 'Rahim Bhai' })).toBeSeen();
});

test('a chosen profile picture appears in the header at once (S2.10, S7.16)', async ({
  page,
  site,
  at,
  language,
}) => {
  const words = WORDS[language];
  await enter(page, site, 'player');
  await page.goto(at('/member'));
  const shown = page.getByRole('banner').locator('img[src*="/art/avatars/"]');
  await expect(shown).toBeSeen();
  const before = await shown.getAttribute('src');
  await page.getByRole('button', { name: words.picture.change }).click();
  const dialog = page.getByRole('dialog', { name: words.picture.title });
  const pictures = dialog.getByRole('button', { name: said(words.picture.nth) });
  await expect(pictures).toHaveCount(12);
  const others = dialog.locator('button[aria-pressed="false"]');
  const chosen = await others.last().locator('img').getAttribute('src');
  expect(chosen).not.toBe(before);
  await others.last().dblclick();
  await expect(dialog).toBeHidden();
  await expect(shown).toHaveAttribute('src', String(chosen));
  await expect(page.getByRole('main').locator(`img[src="${chosen}"]`)).toBeSeen();
  await page.reload();
  await expect(shown).toHaveAttribute('src', String(chosen));
});

test('a new player sets a real name and a birthday once; from then on they are plain text (S3.17, S5.6, S5.9)', async ({
  page,
  site,
  at,
  language,
  words: shell,
}) => {
  const words = WORDS[language];
  await enter(page, site, 'newcomer');
  await page.goto(at('/member'));
  const told = details(page, words);
  const missing = told.getByText(words.details.none);
  await expect(missing.first()).toBeSeen();
  const before = await missing.count();
  const dialog = await edit(page, words);
  await expect(dialog).toContainText(words.hint.realName);
  await field(dialog, words.field.realName).fill('Mitu Rahman');
  const birthday = field(dialog, words.field.birthday);
  await birthday.fill(`${new Date().getFullYear() - 3}-01-01`);
  await save(dialog, words);
  await expect(dialog.getByText(shell.session.fault.age)).toBeSeen();
  await expect(birthday).toBeFocused();
  await birthday.fill('05-17-1990');
  await save(dialog, words);
  await expect(dialog).toBeHidden();
  await expect(told).toContainText('Mitu Rahman');
  await expect(missing).toHaveCount(before - 2);

  const again = await edit(page, words);
  await expect(field(again, words.field.nickname)).toBeSeen();
  await expect(field(again, words.field.realName)).toHaveCount(0);
  await expect(field(again, words.field.birthday)).toHaveCount(0);
  await expect(again).toContainText('Mitu Rahman');
});

test('a failed save shows an error and keeps the input, and succeeds on a retry (S2.10, S8.8)', async ({
  page,
  site,
  at,
  language,
  words: shell,
  request,
  watch,
}) => {
  watch.expectErrors(/status of 500/);
  const words = WORDS[language];
  await enter(page, site, 'newcomer');
  await page.goto(at('/member'));
  const dialog = await edit(page, words);
  await field(dialog, words.field.realName).fill('Mitu Rahman');
  await control(request, site, { fault: { operation: 'changeProfile', kind: 'error' } });
  await save(dialog, words);
  await expect(dialog.getByRole('alert')).toContainText(shell.codes.unexpected_error);
  await expect(field(dialog, words.field.realName)).toHaveValue('Mitu Rahman');
  await control(request, site, { reset: true });
  await save(dialog, words);
  await expect(dialog).toBeHidden();
  await expect(details(page, words)).toContainText('Mitu Rahman');
});

test('a visitor is redirected to the login, and arrives in the member centre afterwards (S2.10, S2.14, S6.2)', async ({
  page,
  site,
  at,
  language,
  words: shell,
}) => {
  await page.goto(at('/member'));
  const dialog = page.getByRole('dialog', { name: shell.login.title });
  const { account: username } = PLAYERS.vip;
  await logIn(dialog, { username, password: seedPassword(site.brand) }, shell.session.login);
  await expect(page).toHaveURL(at('/member'));
  const { title } = WORDS[language];
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeSeen();
  await expect(page.getByRole('main').getByText(username, { exact: true })).toBeSeen();
});

test('a trial account learns that the member centre needs a real account (S2.10, S4.9, S6.3)', async ({
  page,
  site,
  at,
  words: shell,
  request,
}) => {
  const { merchantCode } = site.brand;
  await control(request, site, { merchantCode, flags: { FREEPLAY3: true } });
  await enterOnTrial(page, site);
  await page.goto(at('/member'));
  await expect(page.getByRole('alertdialog', { name: shell.realAccount })).toBeSeen();
});
