import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES, PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { codeFailure, control, type Flow, fresh, gone, partsOf } from './faultFlow.ts';
import { expect } from './journey.ts';
import { newestMessage, typeNewPassword } from './loginForm.ts';
import type { Site } from './sites.ts';

/** Opens the phone form after setting its flags, and moves the clock on, since codes are limited. */
async function openPhoneForm(page: Page, site: Site, request: APIRequestContext) {
  const { merchantCode } = site.brand;
  await control(request, site, { merchantCode, flags: { MOBILENUMREG3: true } });
  await control(request, site, { clock: { forward: 'PT6M' } });
  const mobile = seedMobile(site.brand, PLAYER_ROLES.indexOf('unregisteredIp') + 1);
  await page.goto(`${site.origin}/forgot`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  return { mobile, dialog, send: dialog.getByRole('button', { name: 'Send code' }) };
}

const waiting = (dialog: Locator) => () => expect(dialog.getByText(/^Resend in /)).toBeSeen();

/** The calls of a forgotten password. */
export const RECOVERY_FLOWS: readonly Flow[] = [
  {
    name: 'sendSmsNoLogin',
    operation: 'sendSmsNoLogin',
    request: 'POST /wps/verification/sms/noLogin',
    again: 'done',
    async open(page, site, request) {
      const { dialog, send } = await openPhoneForm(page, site, request);
      const { typed } = partsOf(dialog);
      return { ...codeFailure(page), submit: send, typed, done: waiting(dialog) };
    },
  },
  {
    name: 'resetPasswordBySms',
    operation: 'resetPasswordBySms',
    request: 'POST /wps/member/password/verification',
    again: /code/i,
    async open(page, site, request) {
      const { mobile, dialog, send } = await openPhoneForm(page, site, request);
      await send.click();
      await waiting(dialog)();
      const [code = ''] = /\d{6}/.exec(await newestMessage(site.origin, mobile)) ?? [];
      await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
      await typeNewPassword(dialog, fresh());
      const submit = dialog.getByRole('button', { name: 'Save and log in' });
      return { ...partsOf(dialog), submit, done: gone(dialog) };
    },
  },
  {
    name: 'sendPasswordLink',
    operation: 'sendPasswordLink',
    request: 'POST /wps/member/password/email',
    again: 'done',
    async open(page, { origin, brand }) {
      const username = PLAYERS.agent42.account;
      await page.goto(`${origin}/forgot`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
      const email = `${username}@${brand.domains.main}`;
      await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
      const submit = dialog.getByRole('button', { name: 'Send link' });
      const done = () => expect(dialog.getByText('Check your inbox')).toBeSeen();
      return { ...partsOf(dialog), submit, done };
    },
  },
  {
    name: 'resetPasswordByLink',
    operation: 'resetPasswordByLink',
    request: 'POST /wps/member/password/email/reset',
    again: /This link has expired/,
    async open(page, { origin, brand }, request) {
      const username = PLAYERS.agent2.account;
      const email = `${username}@${brand.domains.main}`;
      await request.post(`${origin}/wps/member/password/email`, {
        headers: { 'Merchant-Code': brand.merchantCode },
        form: { username, email },
      });
      const [hash = ''] = /#passwordReset=[\w-]+/.exec(await newestMessage(origin, email)) ?? [];
      await page.goto(`${origin}/login${hash}`);
      const dialog = page.getByRole('dialog');
      await typeNewPassword(dialog, fresh());
      const submit = dialog.getByRole('button', { name: 'Save password' });
      const done = () => expect(dialog.getByText('Password changed')).toBeSeen();
      return { ...partsOf(dialog), submit, done };
    },
  },
];
