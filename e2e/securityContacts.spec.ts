import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import words from '#words/security.json' with { type: 'json' };
import session from '#words/session.json' with { type: 'json' };
import { control, waitForNextCode } from './faultFlow.ts';
import { passwordField, proveBySms, typeNewPassword, typeSentCode } from './loginForm.ts';
import { expect, test } from './ownSite.ts';
import { enter } from './player.ts';

test.afterEach(({ request, site }) => control(request, site, { reset: true }));

test('a player binds another number and another e-mail address, each with its code and a step-up, and removes one (S2.16)', async ({
  page,
  site: { origin, brand },
  site,
  request,
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
  await expect(overview.getByText(after.slice(-3))).toBeSeen();

  await overview.getByRole('button', { name: contacts.change.email }).click();
  const address = page.getByRole('dialog', { name: contacts.bind.email });
  await address.getByRole('textbox', { name: words.overview.email }).fill('zoe@brand.example');
  await typeSentCode(address, { origin, to: 'zoe@brand.example' });
  await address.getByRole('button', { name: contacts.submit }).click();
  await proveBySms(page, { origin, to: after });
  await expect(address).toBeHidden();
  await expect(overview.getByText(/^z.*@brand\.example$/)).toBeSeen();

  await waitForNextCode(request, site);
  await overview.getByRole('button', { name: contacts.remove.email }).click();
  const question = page.getByRole('alertdialog', { name: contacts.removeTitle.email });
  await question.getByRole('button', { name: contacts.removeShort }).click();
  await proveBySms(page, { origin, to: after });
  await expect(overview.getByText(words.overview.unbound)).toBeSeen();
  await expect(overview.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});

test('an address whose removal failed stays with an error, and one whose response was lost is shown as removed (S2.16, S8.8)', async ({
  page,
  site,
  request,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  await control(request, site, { database: 'seeds' });
  await enter(page, site, 'vip');
  await page.goto(`${site.origin}/security`);
  const { contacts } = words;
  const overview = page.getByRole('region', { name: words.overview.title });
  const remove = overview.getByRole('button', { name: contacts.remove.email });
  const confirm = async () => {
    await remove.click();
    const question = page.getByRole('alertdialog', { name: contacts.removeTitle.email });
    await question.getByRole('button', { name: contacts.removeShort }).click();
    await expect(question).toBeHidden();
  };

  await control(request, site, { fault: { operation: 'unbindEmail', kind: 'error' } });
  await confirm();
  await expect(overview.getByRole('alert')).toContainText(/Something went wrong/);
  await expect(remove).toBeSeen();
  await control(request, site, { fault: { operation: 'unbindEmail', kind: 'none' } });

  await page.route('**/wps/member/email?*', async (route) => {
    const answer = await route.fetch();
    await (answer.ok() ? route.abort('connectionreset') : route.fulfill({ response: answer }));
  });
  await confirm();
  const phone = seedMobile(site.brand, PLAYER_ROLES.indexOf('vip') + 1);
  await proveBySms(page, { origin: site.origin, to: phone });
  await expect(overview.getByRole('alert')).toContainText(/connection was lost/);
  await expect(overview.getByText(words.overview.unbound)).toBeSeen();
  await expect(remove).toHaveCount(0);
});

test('a number can be typed at once, and its country chosen by keyboard (S3.9)', async ({
  page,
  site,
}) => {
  await enter(page, site, 'vip');
  await page.goto(`${site.origin}/security`);
  await page.getByRole('button', { name: words.contacts.change.mobile }).click();
  const dialog = page.getByRole('dialog', { name: words.contacts.bind.mobile });
  await expect(dialog.getByRole('textbox', { name: session.phone.label })).toBeFocused();
  const [first, second] = site.brand.market.dialingCodes.map(
    (country) => `+${getCountryCallingCode(country as CountryCode)}`,
  );
  const country = dialog.getByRole('combobox', { name: session.phone.country });
  await expect(country).toHaveText(String(first));
  await country.press('Enter');
  await expect(page.getByRole('listbox')).toBeSeen();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(country).toHaveText(String(second));
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
  await expect(change).toBeSeen();

  await passwordField(form).fill('111111');
  await typeNewPassword(form, '315927');
  await change.click();
  await expect(form.getByText('Wrong payment password.')).toBeSeen();
  await passwordField(form).fill('204816');
  await change.click();
  await expect(passwordField(form)).toHaveValue('');

  await form.getByRole('button', { name: words.payment.forgotten }).click();
  await typeNewPassword(form, '426138');
  await change.click();
  const to = seedMobile(site.brand, PLAYER_ROLES.indexOf('firstLogin') + 1);
  await proveBySms(page, { origin: site.origin, to });
  await expect(passwordField(form)).toBeSeen();
  await expect(done.first()).toBeSeen();
});
