import type { JSONPath } from 'jsonc-parser';
import type { BrandCheck, Rule } from './check.ts';
import { asEntries, inManifest, lookup } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { patternFault } from './pattern.ts';

async function fieldDiagnostics(
  check: BrandCheck,
  path: JSONPath,
  own: unknown,
): Promise<Diagnostic[]> {
  const whole = lookup(check.resolved, path);
  const diagnostics: Diagnostic[] = [];
  const complain = (key: string, rule: string, reason: string, suggestion?: string) =>
    diagnostics.push(inManifest(check, [...path, key], { rule, reason, suggestion }));

  const [least, most] = [lookup(whole, ['minLength']), lookup(whole, ['maxLength'])];
  if (typeof least === 'number' && typeof most === 'number' && least > most) {
    const key = lookup(own, ['minLength']) === undefined ? 'maxLength' : 'minLength';
    const reason = `minLength (${least}) is more than maxLength (${most}), so no value would do.`;
    complain(key, 'min-max', reason);
  }
  const pattern = lookup(own, ['acceptedPattern']);
  const fault = typeof pattern === 'string' ? await patternFault(pattern) : undefined;
  if (fault) complain('acceptedPattern', 'pattern', `This pattern cannot be used: ${fault}.`);
  if (lookup(own, ['required']) === true && lookup(whole, ['enabled']) === false) {
    // Both checks of a form, the site's and the platform's, ignore `required` on a disabled field.
    const reason = 'The field is not shown, so `required` has no effect.';
    complain('required', 'required-hidden', reason, 'add "enabled": true, or leave "required" out');
  }
  return diagnostics;
}

/** A player must be able to meet the rules of registration fields (S3.7). */
export async function registrationFields(check: BrandCheck): Promise<Diagnostic[]> {
  const ways = asEntries(lookup(check.manifest.value, ['registration']));
  const fields = ways.flatMap(([way, fields]) =>
    asEntries(fields).map(([field, own]) =>
      fieldDiagnostics(check, ['registration', way, field], own),
    ),
  );
  return (await Promise.all(fields)).flat();
}

const USERNAME_FORM = ['registration', 'username'];
const ASKED_FOR = ['enabled', 'required'];

/**
 * The username form must require a password or a mobile number: a player who gives neither has a password that nobody knows, and no number
 * to log in with.
 */
export const loginAfterRegistration: Rule = (check) => {
  const stated = (key: string) => [...USERNAME_FORM, 'password', key];
  const off = ASKED_FOR.find((key) => lookup(check.manifest.value, stated(key)) === false);
  const asksForNumber = ASKED_FOR.every(
    (key) => lookup(check.resolved, [...USERNAME_FORM, 'mobileNum', key]) === true,
  );
  if (off === undefined || asksForNumber) return [];
  const reason =
    'The form requires neither a password nor a mobile number, so a player could not log in again.';
  const suggestion = 'require one of them: "enabled" and "required" true';
  return [inManifest(check, stated(off), { rule: 'no-login', reason, suggestion })];
};
