import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { seedMobile } from '#sandbox/domains/accounts/seeds/mobile.ts';
import { PLAYER_ROLES } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import platform from '#words/platform.json' with { type: 'json' };
import words from '#words/security.json' with { type: 'json' };
import session from '#words/session.json' with { type: 'json' };
import { control, type Filled, type Flow, gone, partsOf, sending } from './faultFlow.ts';
import { expect } from './journey.ts';
import { passwordField, proveBySms, typeNewPassword, typeSentCode } from './loginForm.ts';
import { enter } from './player.ts';
import type { Site } from './sites.ts';

/** A contact that a player can bind. */
interface Contact {
  kind: 'mobile' | 'email';
  label: string;
  to: string;
}

const mobile = ({ brand }: Site): Contact => ({
  kind: 'mobile',
  label: session.phone.label,
  to: seedMobile(brand, 900),
});

/** The number of the player whose contacts are bound. */
const phoneOfPlayer = ({ brand }: Site): string =>
  seedMobile(brand, PLAYER_ROLES.indexOf('vip') + 1);

const EMAIL: Contact = { kind: 'email', label: words.overview.email, to: 'zoe@brand.example' };

/** Opens the dialog that binds a contact, and types the contact. */
async function typeContact(
  page: Page,
  site: Site,
  request: APIRequestContext,
  { kind, label, to }: Contact,
): Promise<Locator> {
  await control(request, site, { database: 'seeds' });
  await enter(page, site, 'vip');
  await page.goto(`${site.origin}/security`);
  await page.getByRole('button', { name: words.contacts.change[kind] }).click();
  const dialog = page.getByRole('dialog', { name: words.contacts.bind[kind] });
  await dialog.getByRole('textbox', { name: label }).fill(to);
  return dialog;
}

/** The step-up dialog before a contact is bound. */
async function askedProof(
  page: Page,
  site: Site,
  request: APIRequestContext,
  contact: Contact,
): Promise<{ dialog: Locator; submit: Locator; proof: Locator }> {
  const dialog = await typeContact(page, site, request, contact);
  await typeSentCode(dialog, { origin: site.origin, to: contact.to });
  const submit = dialog.getByRole('button', { name: words.contacts.submit });
  await submit.click();
  const proof = page.getByRole('dialog', { name: session.stepUp.title });
  await expect(proof).toBeSeen();
  return { dialog, submit, proof };
}

/**
 * Opens the form of a contact with its code and a completed step-up: the first press asks for the step-up and then fails, so that the next
 * one sends both.
 */
async function openContact(
  page: Page,
  site: Site,
  request: APIRequestContext,
  contact: Contact & { operation: string },
): Promise<Filled> {
  const { operation } = contact;
  const { dialog, submit } = await askedProof(page, site, request, contact);
  // The call continues by itself after the step-up and meets this fault. The faults tried first have other messages.
  await control(request, site, { fault: { operation, kind: 'malformed' } });
  await proveBySms(page, { origin: site.origin, to: phoneOfPlayer(site) });
  const { told, typed } = partsOf(dialog);
  await expect(told).toContainText(platform.error.malformed);
  await control(request, site, { fault: { operation, kind: 'none' } });
  return { told, typed, submit, done: gone(dialog) };
}

/** The calls of the security centre (S2.16). */
export const SECURITY_FLOWS: readonly Flow[] = [
  {
    name: 'sendMobileCode',
    operation: 'sendMobileCode',
    request: 'POST /wps/member/mobile/code',
    again: 'done',
    open: async (page, site, request) =>
      sending(page, await typeContact(page, site, request, mobile(site))),
  },
  {
    name: 'sendEmailCode',
    operation: 'sendEmailCode',
    request: 'POST /wps/member/email/code',
    again: 'done',
    open: async (page, site, request) =>
      sending(page, await typeContact(page, site, request, EMAIL)),
  },
  {
    name: 'sendStepUpCode',
    operation: 'sendStepUpCode',
    request: 'POST /wps/member/stepUp/code',
    again: 'done',
    async open(page, site, request) {
      const { proof } = await askedProof(page, site, request, EMAIL);
      await proof.getByRole('radio', { name: session.verification.by.sms }).click();
      return sending(page, proof);
    },
  },
  {
    name: 'stepUp',
    operation: 'stepUp',
    request: 'POST /wps/member/stepUp',
    again: /code/i,
    async open(page, site, request) {
      const { proof } = await askedProof(page, site, request, EMAIL);
      await proof.getByRole('radio', { name: session.verification.by.sms }).click();
      await typeSentCode(proof, { origin: site.origin, to: phoneOfPlayer(site) });
      return {
        ...partsOf(proof),
        submit: proof.getByRole('button', { name: session.stepUp.submit }),
        done: gone(proof),
      };
    },
  },
  {
    name: 'bindMobile',
    operation: 'bindMobile',
    request: 'PUT /wps/member/mobile',
    again: /code/i,
    open: (page, site, request) =>
      openContact(page, site, request, { ...mobile(site), operation: 'bindMobile' }),
  },
  {
    name: 'bindEmail',
    operation: 'bindEmail',
    request: 'PUT /wps/member/email',
    again: /code/i,
    open: (page, site, request) =>
      openContact(page, site, request, { ...EMAIL, operation: 'bindEmail' }),
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
