/** A visitor's answer to being measured. */
export type ConsentChoice = 'granted' | 'denied';

/** A choice with its time, and the version of the terms and the privacy text that it was made on. */
export interface Consent {
  choice: ConsentChoice;
  at: number;
  version: string;
}

/** A visitor is asked again after this time, in milliseconds. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000;

/** A consent in its stored form. */
export const writeConsent = ({ choice, at, version }: Consent): string =>
  [choice, at, version].join(' ');

/** The choice in a stored consent; undefined if nothing is stored, it is over a year old, or the version has changed. */
export function readConsent(
  stored: string | undefined,
  version: string,
  now: number,
): ConsentChoice | undefined {
  const [choice, at, of] = stored?.split(' ') ?? [];
  const age = now - Number(at);
  const isValid = of === version && age >= 0 && age < VALID_MS;
  return isValid && (choice === 'granted' || choice === 'denied') ? choice : undefined;
}
