import type { Locator, Page } from '@playwright/test';

/** The field of the password that somebody has. */
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

/** Types a username and a password into the login on show, and sends them. */
export async function logIn(
  scope: Page | Locator,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await scope.getByRole('textbox', { name: 'Username' }).fill(username);
  await passwordField(scope).fill(password);
  await scope.getByRole('button', { name: 'Log in', exact: true }).last().click();
}

/** The newest message to a recipient that the platform would have sent. */
export async function newestMessage(origin: string, to: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(to)}`);
  const { value } = Object(await answer.json());
  return String(Object(value[0]).body);
}
