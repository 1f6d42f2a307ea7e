import type { APIRequestContext, Page } from '@playwright/test';
import { seedMobile } from '#sandbox/seeds/mobile.ts';
import { PLAYER_ROLES } from '#sandbox/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';
import words from '../src/features/security/messages/en.json' with { type: 'json' };
import session from '../src/session/messages/en.json' with { type: 'json' };
import { control, type Flow, gone, partsOf } from './faultFlow.ts';
import { expect } from './journey.ts';
import { passwordField, proveBySms, typeNewPassword, typeSentCode } from './loginForm.ts';
import { enter } from './player.ts';
import type { Site } from './sites.ts';

/**
 * A contact that a code was sent to, with the proof of who binds it: the platform asks for that at the first press, which
 * fails afterwards, so that the next one carries both.
 */
async function openContact(
  page: Page,
  site: Site,
  request: APIRequestContext,
  contact: { kind: 'mobile' | 'email'; operation: string; label: string; to: string },
) {
  const { kind, operation, label, to } = contact;
  const { origin, brand } = site;
  await control(request, site, { database: 'seeds' });
  await enter(page, site, 'vip');
  await page.goto(`${origin}/security`);
  await page.getByRole('button', { name: words.contacts.change[kind] }).click();
  const dialog = page.getByRole('dialog', { name: words.contacts.bind[kind] });
  await dialog.getByRole('textbox', { name: label }).fill(to);
  await typeSentCode(dialog, { origin, to });
  const submit = dialog.getByRole('button', { name: words.contacts.submit });
  await submit.click();
  const asked = page.getByRole('dialog', { name: session.stepUp.title });
  await expect(asked).toBeVisible();
  await control(request, site, { fault: { operation, kind: 'error' } });
  await proveBySms(page, { origin, to: seedMobile(brand, PLAYER_ROLES.indexOf('vip') + 1) });
  const { told, typed } = partsOf(dialog);
  await expect(told).toBeVisible();
  await control(request, site, { fault: { operation, kind: 'none' } });
  return { told, typed, submit, done: gone(dialog) };
}

/** The calls by which a player protects an account (S2.16). */
export const SECURITY_FLOWS: readonly Flow[] = [
  {
    name: 'bindMobile',
    operation: 'bindMobile',
    request: 'PUT /wps/member/mobile',
    again: /code/i,
    open: (page, site, request) =>
      openContact(page, site, request, {
        ...{ kind: 'mobile', operation: 'bindMobile', label: session.phone.label },
        to: seedMobile(site.brand, 900),
      }),
  },
  {
    name: 'bindEmail',
    operation: 'bindEmail',
    request: 'PUT /wps/member/email',
    again: /code/i,
    open: (page, site, request) =>
      openContact(page, site, request, {
        ...{ kind: 'email', operation: 'bindEmail', label: words.overview.email },
        to: 'zoe@brand.example',
      }),
  },
  {
    name: 'changePaymentPassword',
    operation: 'changePaymentPassword',
    request: 'PUT /wps/member/paymentPassword',
    again: 'done',
    async open(page, site, request) {
      await control(request, site, { database: 'seeds' });
      await enter(page, site, 'vip');
      await page.goto(`${site.origin}/security`);
      const form = page.getByRole('region', { name: words.payment.title });
      await passwordField(form).fill(seedPassword(site.brand));
      await typeNewPassword(form, '315927');
      return {
        ...partsOf(form),
        submit: form.getByRole('button', { name: words.payment.change }),
        done: () => expect(passwordField(form)).toHaveValue(''),
      };
    },
  },
];
