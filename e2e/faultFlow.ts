import type { APIRequestContext, Locator, Page } from '@playwright/test';
import words from '../src/session/messages/en.json' with { type: 'json' };
import { expect } from './journey.ts';
import type { Site } from './sites.ts';

/** A form that is filled in, one press before its call. */
export interface Filled {
  submit: Locator;
  /** The place where a failure is reported. */
  told: Locator;
  /** What was typed; Enter in the last one sends the form too. */
  typed: Locator;
  /** Closes what tells the failure, where that lies above the form. */
  dismiss?: () => Promise<void>;
  /** Sees that the call went well. */
  done: () => Promise<void>;
}

/** A call that must end in a clear state whatever becomes of it. */
export interface Flow {
  /** What it is called in titles. */
  name: string;
  /** Its operationId in the contract. */
  operation: string;
  /** The method and path of its requests. */
  request: string;
  /** What a player meets who sends it again after its answer was lost: it goes well, or these words. */
  again: 'done' | RegExp;
  open: (page: Page, site: Site, request: APIRequestContext) => Promise<Filled>;
}

/** What is typed in fields, one after the other. */
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

/** Lets the second pass that lies between two codes to the same number (S9.1). */
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

/** That a dialog went. */
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

/** The sending of a code from a dialog; one that was sent is counted down. */
export const sending = (page: Page, dialog: Locator): Filled => ({
  ...codeFailure(page),
  submit: dialog.getByRole('button', { name: words.code.send }),
  typed: partsOf(dialog).typed,
  done: () => expect(dialog.getByText(/^Resend in /)).toBeSeen(),
});
