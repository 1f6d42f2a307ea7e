import type { APIRequestContext, Page } from '@playwright/test';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import words from '#words/session.json' with { type: 'json' };
import { CHOSEN, control, type Flow, gone, partsOf, sending } from './faultFlow.ts';
import { expect } from './journey.ts';
import { logIn, typeNewPassword, typeSentCode } from './loginForm.ts';
import type { Site } from './sites.ts';

/** The serial number of the next unused phone number. */
let serial = 500;

/** Opens the registration by phone, after setting its flags, with a new number each time. */
async function openRegistration(page: Page, site: Site, request: APIRequestContext) {
  const { merchantCode } = site.brand;
  await control(request, site, {
    merchantCode,
    flags: { MOBILENUMREG3: true, REGMOBVERF3: true },
  });
  await control(request, site, { clock: { forward: 'PT6M' } });
  serial += 1;
  const to = seedMobile(site.brand, serial);
  await page.goto(`${site.origin}/register`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: words.phone.label }).fill(to);
  return { dialog, to };
}

/** Opens the second step of a login, as a player without registered IP addresses. */
async function openSecondStep(page: Page, site: Site, request: APIRequestContext) {
  await control(request, site, { database: 'seeds' });
  await page.goto(`${site.origin}/login`);
  const username = PLAYERS.unregisteredIp.account;
  await logIn(page.getByRole('dialog'), { username, password: seedPassword(site.brand) });
  return page.getByRole('dialog', { name: words.verification.title });
}

/** The calls of a registration by phone, and of the second step of a login (S4.5, S4.7, S4.16). */
export const PHONE_FLOWS: readonly Flow[] = [
  {
    name: 'sendSmsRegister',
    operation: 'sendSmsRegister',
    request: 'POST /wps/verification/sms/register',
    again: 'done',
    async open(page, site, request) {
      const { dialog } = await openRegistration(page, site, request);
      return sending(page, dialog);
    },
  },
  {
    name: 'registerMobile',
    operation: 'registerMobile',
    request: 'PUT /wps/member/register/mobile',
    // The code has been used by then.
    again: /Wrong verification code/,
    async open(page, site, request) {
      const { dialog, to } = await openRegistration(page, site, request);
      await typeSentCode(dialog, { origin: site.origin, to });
      await typeNewPassword(dialog, CHOSEN);
      await dialog.getByRole('checkbox', { name: /older/ }).click();
      await dialog.getByRole('checkbox', { name: /terms/ }).click();
      const { typed, told } = partsOf(dialog);
      return {
        typed,
        told,
        submit: dialog.getByRole('button', { name: 'Create account' }),
        done: () => expect(page.getByRole('textbox', { name: 'Limit' })).toBeSeen(),
      };
    },
  },
  {
    name: 'sendLoginVerification',
    operation: 'sendLoginVerification',
    request: 'POST /wps/session/verification',
    again: 'done',
    async open(page, site, request) {
      const dialog = await openSecondStep(page, site, request);
      await dialog.getByRole('radio', { name: words.verification.by.sms }).click();
      return sending(page, dialog);
    },
  },
  {
    name: 'completeLoginVerification',
    operation: 'completeLoginVerification',
    request: 'PUT /wps/session/verification',
    // The IP address is registered by then, so another login needs no second step.
    again: /This login has expired/,
    async open(page, site, request) {
      const dialog = await openSecondStep(page, site, request);
      const { by, answer, submit } = words.verification;
      await dialog.getByRole('radio', { name: by.bankAccountName }).click();
      const name = dialog.getByRole('textbox', { name: answer.bankAccountName });
      await name.fill(PLAYERS.unregisteredIp.realName);
      return {
        ...partsOf(dialog),
        submit: dialog.getByRole('button', { name: submit }),
        done: gone(dialog),
      };
    },
  },
];
