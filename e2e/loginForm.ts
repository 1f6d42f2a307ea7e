import type { Locator, Page } from '@playwright/test';
import words from '#words/session.json' with { type: 'json' };
import { expect } from './journey.ts';
import { said } from './said.ts';

/** The field of the current password. */
export const passwordField = (scope: Page | Locator): Locator =>
  scope.locator('input[autocomplete="current-password"]');

/** The fields of a new password and its confirmation. */
const newPasswordFields = (scope: Page | Locator): Locator =>
  scope.locator('input[autocomplete="new-password"]');

/** Types a new password twice. */
export async function typeNewPassword(scope: Page | Locator, password: string): Promise<void> {
  await newPasswordFields(scope).nth(0).fill(password);
  await newPasswordFields(scope).nth(1).fill(password);
}

/** Types a username and a password into the open login, and submits it. */
export async function logIn(
  scope: Page | Locator,
  { username, password }: { username: string; password: string },
  { username: label, submit } = words.login,
): Promise<void> {
  await scope.getByRole('textbox', { name: label }).fill(username);
  await passwordField(scope).fill(password);
  await scope.getByRole('button', { name: submit, exact: true }).last().click();
}

/** The newest message for a recipient in the platform's outbox. */
export async function newestMessage(origin: string, to: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(to)}`);
  const { value } = Object(await answer.json());
  return String(Object(value[0]).body);
}

/** Matches the wait for another code soon after one was sent: five minutes in all (S9.1). */
export const AGAIN_AFTER = /\b[45]:\d\d/;

/** Types the code that was sent to a recipient into the open form. */
export async function typeSentCode(
  scope: Page | Locator,
  { origin, to }: { origin: string; to: string },
  { label, send, wait } = words.code,
): Promise<void> {
  await scope.getByRole('button', { name: send }).click();
  await expect(scope.getByText(said(wait))).toBeSeen();
  const [code = ''] = /\d{6}/.exec(await newestMessage(origin, to)) ?? [];
  await scope.getByRole('textbox', { name: label }).fill(code);
}

/** Completes the step-up dialog with a code sent by text message. */
export async function proveBySms(
  page: Page,
  sent: { origin: string; to: string },
  { stepUp, verification, code } = words,
): Promise<void> {
  const asked = page.getByRole('dialog', { name: stepUp.title });
  await asked.getByRole('radio', { name: verification.by.sms }).click();
  await typeSentCode(asked, sent, code);
  await asked.getByRole('button', { name: stepUp.submit }).click();
  await expect(asked).toBeHidden();
}
