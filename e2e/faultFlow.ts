import type { APIRequestContext, Locator, Page } from '@playwright/test';
import words from '#words/session.json' with { type: 'json' };
import { expect } from './journey.ts';
import type { Site } from './sites.ts';

/** A form that is filled in, one press before its call. */
export interface Filled {
  submit: Locator;
  /** The place where a failure is reported. */
  told: Locator;
  /** The filled fields; Enter in the last one submits the form too. */
  typed: Locator;
  /** Closes the report of the failure, if it covers the form. */
  dismiss?: () => Promise<void>;
  /** Checks that the call succeeded. */
  done: () => Promise<void>;
}

/** A call that must end in a clear state, whatever its outcome. */
export interface Flow {
  /** Its name in test titles. */
  name: string;
  /** Its operationId in the contract. */
  operation: string;
  /** The method and path of its requests. */
  request: string;
  /** The outcome of sending it again after its response was lost: success, or this message. */
  again: 'done' | RegExp;
  open: (page: Page, site: Site, request: APIRequestContext) => Promise<Filled>;
}

/** The values of fields, in order. */
export const valuesOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

/** The testers' control of the site's platform. */
export const control = async (
  request: APIRequestContext,
  { origin }: Site,
  data: object,
): Promise<void> => {
  expect((await request.post(`${origin}/sandbox/control`, { data })).ok()).toBe(true);
};

/** Waits for the second that must pass between two codes to the same number (S9.1). */
export const waitForNextCode = (request: APIRequestContext, site: Site): Promise<void> =>
  control(request, site, { clock: { forward: 'PT1S' } });

/** A password that no seeded player has. */
export const CHOSEN = 'Chosen-2027';

/** A name, or a password, that nobody has used yet. */
export const fresh = () => `f${String(Date.now()).slice(-9)}`;

/** The text fields of a form, and its alert. */
export const partsOf = (scope: Locator): Pick<Filled, 'told' | 'typed'> => ({
  told: scope.getByRole('alert').first(),
  typed: scope.locator('input:not([type="checkbox"], [type="radio"], [type="hidden"])'),
});

/** Checks that a dialog is closed. */
export const gone = (scope: Locator) => () => expect(scope).toBeHidden();

/** The dialog that reports a code that was not sent, and the way to close it. */
export function codeFailure(page: Page): Pick<Filled, 'told' | 'dismiss'> {
  const told = page.getByRole('dialog', { name: words.code.failed });
  const dismiss = async () => {
    await told.getByRole('button', { name: words.code.understood }).click();
    await expect(told).toBeHidden();
  };
  return { told, dismiss };
}

/** The form that sends a code from a dialog; a countdown follows a sent one. */
export const sending = (page: Page, dialog: Locator): Filled => ({
  ...codeFailure(page),
  submit: dialog.getByRole('button', { name: words.code.send }),
  typed: partsOf(dialog).typed,
  done: () => expect(dialog.getByText(/^Resend in /)).toBeSeen(),
});
