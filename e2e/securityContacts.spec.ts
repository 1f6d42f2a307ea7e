import { seedMobile } from '#sandbox/seeds/mobile.ts';
import { PLAYER_ROLES } from '#sandbox/seeds/playerRoles.ts';
import words from '../src/features/security/messages/en.json' with { type: 'json' };
import { control } from './faultFlow.ts';
import { passwordField, proveBySms, typeNewPassword, typeSentCode } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import { enter } from './player.ts';

test.afterEach(({ request, site }) => control(request, site, { reset: true }));

test('a player binds another number and another address, each with its code and a step-up, and leaves one (S2.16)', async ({
  page,
  site: { origin, brand },
  site,
  watch,
}) => {
  watch.expectErrors(/status of 403/);
  await enter(page, site, 'newcomer');
  await page.goto(`${origin}/security`);
  const overview = page.getByRole('region', { name: words.overview.title });
  const { contacts } = words;
  const before = seedMobile(brand, PLAYER_ROLES.indexOf('newcomer') + 1);
  const after = seedMobile(brand, 900);

  await overview.getByRole('button', { name: contacts.change.mobile }).click();
  const number = page.getByRole('dialog', { name: contacts.bind.mobile });
  await number.getByRole('textbox', { name: 'Mobile number' }).fill(after);
  await typeSentCode(number, { origin, to: after });
  await number.getByRole('button', { name: contacts.submit }).click();
  await proveBySms(page, { origin, to: before });
  await expect(number).toBeHidden();
  await expect(overview.getByText(after.slice(-3))).toBeVisible();

  await overview.getByRole('button', { name: contacts.change.email }).click();
  const address = page.getByRole('dialog', { name: contacts.bind.email });
  await address.getByRole('textbox', { name: words.overview.email }).fill('zoe@brand.example');
  await typeSentCode(address, { origin, to: 'zoe@brand.example' });
  await address.getByRole('button', { name: contacts.submit }).click();
  await proveBySms(page, { origin, to: after });
  await expect(address).toBeHidden();
  await expect(overview.getByText(/^z.*@brand\.example$/)).toBeVisible();

  await overview.getByRole('button', { name: contacts.remove.email }).click();
  const question = page.getByRole('alertdialog', { name: contacts.removeTitle.email });
  await question.getByRole('button', { name: contacts.removeShort }).click();
  await proveBySms(page, { origin, to: after });
  await expect(overview.getByText(words.overview.unbound)).toBeVisible();
  await expect(overview.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('a player sets a payment password, changes it, and replaces a forgotten one with a step-up (S2.16, S5.1)', async ({
  page,
  site,
  watch,
}) => {
  watch.expectErrors(/status of (403|422)/);
  await enter(page, site, 'firstLogin');
  await page.goto(`${site.origin}/security`);
  const form = page.getByRole('region', { name: words.payment.title });
  const done = page.getByText(words.payment.done);
  await typeNewPassword(form, '204816');
  await form.getByRole('button', { name: words.payment.set }).click();
  const change = form.getByRole('button', { name: words.payment.change });
  await expect(change).toBeVisible();

  await passwordField(form).fill('111111');
  await typeNewPassword(form, '315927');
  await change.click();
  await expect(form.getByText('The payment password is not right.')).toBeVisible();
  await passwordField(form).fill('204816');
  await change.click();
  await expect(passwordField(form)).toHaveValue('');

  await form.getByRole('button', { name: words.payment.forgotten }).click();
  await typeNewPassword(form, '426138');
  await change.click();
  const to = seedMobile(site.brand, PLAYER_ROLES.indexOf('firstLogin') + 1);
  await proveBySms(page, { origin: site.origin, to });
  await expect(passwordField(form)).toBeVisible();
  await expect(done.first()).toBeVisible();
});
