import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { CHOSEN, control, type Flow, fresh, gone, partsOf } from './faultFlow.ts';
import { expect } from './journey.ts';
import { logIn, passwordField, typeNewPassword } from './loginForm.ts';
import { enter } from './player.ts';

/** The calls of login, registration and a change of password. */
export const ACCOUNT_FLOWS: readonly Flow[] = [
  {
    name: 'login',
    operation: 'login',
    request: 'POST /wps/session/login',
    again: 'done',
    async open(page, { origin, brand }) {
      await page.goto(`${origin}/login`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Username' }).fill(PLAYERS.vip.account);
      await passwordField(dialog).fill(seedPassword(brand));
      const submit = dialog.getByRole('button', { name: 'Log in', exact: true });
      return { ...partsOf(dialog), submit, done: gone(dialog) };
    },
  },
  {
    name: 'register',
    operation: 'register',
    request: 'PUT /wps/member/register',
    again: 'done',
    async open(page, { origin, brand }) {
      await page.goto(`${origin}/register`);
      const dialog = page.getByRole('dialog').first();
      await dialog.getByRole('textbox', { name: 'Username' }).fill(fresh());
      await typeNewPassword(dialog, CHOSEN);
      const { email, fullName, birthday } = brand.registration.username;
      const asked = [
        { rule: email, label: 'Email address', text: `${fresh()}@brand.example` },
        { rule: fullName, label: 'Full name', text: 'Fresh Player' },
        { rule: birthday, label: 'Date of birth', text: '1990-04-23' },
      ];
      for (const { rule, label, text } of asked) {
        if (rule.enabled) await dialog.getByRole('textbox', { name: label }).fill(text);
      }
      await dialog.getByRole('checkbox', { name: /older/ }).click();
      await dialog.getByRole('checkbox', { name: /terms/ }).click();
      const submit = dialog.getByRole('button', { name: 'Create account' });
      const done = () => expect(page.getByRole('textbox', { name: 'Limit' })).toBeSeen();
      return { ...partsOf(dialog), submit, done };
    },
  },
  {
    name: 'changePassword',
    operation: 'changePassword',
    request: 'POST /wps/member/password',
    again: 'done',
    async open(page, site, request) {
      // Only one seeded player has an expired password.
      await control(request, site, { database: 'seeds' });
      await page.goto(`${site.origin}/login`);
      const dialog = page.getByRole('dialog');
      const username = PLAYERS.expiredPassword.account;
      await logIn(dialog, { username, password: seedPassword(site.brand) });
      await typeNewPassword(dialog, CHOSEN);
      const submit = dialog.getByRole('button', { name: 'Save and log in' });
      return { ...partsOf(dialog), submit, done: gone(dialog) };
    },
  },
  {
    name: 'changePassword of the security page',
    operation: 'changePassword',
    request: 'POST /wps/member/password',
    again: 'done',
    async open(page, site, request) {
      await control(request, site, { database: 'seeds' });
      await enter(page, site, 'vip');
      await page.goto(`${site.origin}/security`);
      const form = page.getByRole('region', { name: 'Change password' });
      await passwordField(form).fill(seedPassword(site.brand));
      await typeNewPassword(form, CHOSEN);
      const submit = form.getByRole('button', { name: 'Change password' });
      const done = () => expect(page).toHaveURL(`${site.origin}/`);
      return { ...partsOf(form), submit, done };
    },
  },
];
