import centreBn from '#languages/bn/agentCentre.json' with { type: 'json' };
import centreEn from '#words/agentCentre.json' with { type: 'json' };
import { openFromMenu } from './agentEntry.ts';
import { logIn, passwordField, typeNewPassword } from './loginForm.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';
import { registerByName } from './registering.ts';
import { makeLink, REGISTRATION_WORDS, rateIn, reached } from './registrationLink.ts';
import { said } from './said.ts';

test.use({ kind: 'fullFeatured' });

const WORDS = {
  en: { ...REGISTRATION_WORDS.en, centre: centreEn },
  bn: { ...REGISTRATION_WORDS.bn, centre: centreBn },
};
type Words = (typeof WORDS)['en'];

const ROUTE = '/agentHome/register';
const NAME = 'Cricket group';

test('an agent creates a registration link, a visitor registers through it, and the agent sees one visit and one registration (S1.3, S2.2, S2.17, S7.10)', async ({
  page,
  site,
  at,
  language,
  words: shell,
  browser,
}) => {
  const words: Words = WORDS[language];
  const main = page.getByRole('main');
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome'));
  await openFromMenu(page, words.centre.menu, ROUTE, words.title);
  await expect(main.getByText(words.none)).toBeSeen();

  const { sheet, path } = await makeLink(page, words, { name: NAME, rebate: '0.30' });
  await expect(sheet.getByRole('img', { name: said(words.qrOf) })).toBeSeen();
  await expect(reached(sheet, words.opened)).toHaveAttribute('aria-valuetext', /^[0০]$/);

  const visit = await browser.newContext();
  const visitor = await visit.newPage();
  const opened = visitor.waitForResponse((each) => each.url().endsWith('/affiliate/opened'));
  await visitor.goto(at(path));
  expect((await opened).ok()).toBe(true);
  await registerByName(visitor, site, shell, 'bylink2026');
  await visit.close();

  await page.reload();
  for (const step of [words.opened, words.registered]) {
    await expect(reached(sheet, step)).toHaveAttribute('aria-valuetext', /^[1১]$/);
  }
  await expect(reached(sheet, words.deposited)).toHaveAttribute('aria-valuetext', /^[0০]$/);

  await sheet.getByRole('button', { name: words.disable.open }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words.disable.confirm }).click();
  await expect(sheet.getByText(words.closed.disabled)).toBeSeen();
  await sheet.getByRole('button', { name: words.close }).click();
  await expect(main.getByText(words.state.disabled, { exact: true }).first()).toBeSeen();
});

test('an agent opens an account, whose initial password must be changed at the first login (S1.3, S2.17, S4.3, S4.16)', async ({
  page,
  site,
  at,
  language,
  words: shell,
  browser,
  watch,
}) => {
  // The platform requires the current password for a new one.
  watch.expectErrors(/status of 403/);
  const words: Words = WORDS[language];
  const { account: form, receipt } = words;
  const username = 'direct2026';
  await enter(page, site, 'agent1');
  await page.goto(at('/agentHome'));
  await openFromMenu(page, words.centre.menu, ROUTE, words.title);
  await page.getByRole('main').getByRole('link', { name: form.open }).click();
  const dialog = page.getByRole('dialog', { name: form.title });
  await dialog.getByRole('textbox', { name: new RegExp(`^${form.name}`) }).fill(username);
  await rateIn(dialog, words).fill('0');
  await dialog.getByRole('button', { name: form.submit }).click();

  const shown = page.getByRole('dialog', { name: receipt.title });
  await expect(shown.getByText(username, { exact: true })).toBeSeen();
  await expect(shown.getByText(receipt.once)).toBeSeen();
  const password = await shown.getByRole('definition').nth(1).innerText();
  await shown.getByRole('button', { name: receipt.done }).click();
  await expect(shown).toBeHidden();
  await expect(page.getByText(password)).toHaveCount(0);

  const visit = await browser.newContext();
  const member = await visit.newPage();
  await member.goto(at('/login'));
  const login = member.getByRole('dialog', { name: shell.login.title });
  await logIn(login, { username, password }, shell.session.login);
  const { title, submit } = shell.session.change;
  const change = member.getByRole('dialog', { name: title });
  await expect(change).toBeSeen();
  await typeNewPassword(change, 'Another-2027');
  await change.getByRole('button', { name: submit }).click();
  const asked = member.getByRole('dialog', { name: shell.session.stepUp.title });
  await passwordField(asked).fill(password);
  await asked.getByRole('button', { name: shell.session.stepUp.submit }).click();
  await expect(asked).toBeHidden();
  await expect(change).toBeHidden();
  await visit.close();
});
