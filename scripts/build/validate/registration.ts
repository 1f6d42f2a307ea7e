import type { JSONPath } from 'jsonc-parser';
import type { BrandCheck, Rule } from './check.ts';
import { asEntries, inManifest, lookup } from './check.ts';
import type { Finding } from './finding.ts';
import { patternFault } from './pattern.ts';

function fieldFindings(check: BrandCheck, path: JSONPath, own: unknown): Finding[] {
  const whole = lookup(check.resolved, path);
  const findings: Finding[] = [];
  const complain = (key: string, rule: string, reason: string, suggestion?: string) =>
    findings.push(inManifest(check, [...path, key], { rule, reason, suggestion }));

  const [least, most] = [lookup(whole, ['minLength']), lookup(whole, ['maxLength'])];
  if (typeof least === 'number' && typeof most === 'number' && least > most) {
    const key = lookup(own, ['minLength']) === undefined ? 'maxLength' : 'minLength';
    const reason = `minLength (${least}) is more than maxLength (${most}), so no value would do.`;
    complain(key, 'min-max', reason);
  }
  const pattern = lookup(own, ['acceptedPattern']);
  const fault = typeof pattern === 'string' ? patternFault(pattern) : undefined;
  if (fault) complain('acceptedPattern', 'pattern', `This pattern cannot be used: ${fault}.`);
  if (lookup(own, ['required']) === true && lookup(whole, ['enabled']) === false) {
    const reason = 'The field is required but not shown, so nobody could register.';
    complain('required', 'required-hidden', reason, 'add "enabled": true');
  }
  return findings;
}

/** The rules of registration fields must be ones that a player can meet (S3.7). */
export const registrationFields: Rule = (check) =>
  asEntries(lookup(check.manifest.value, ['registration'])).flatMap(([way, fields]) =>
    asEntries(fields).flatMap(([field, own]) =>
      fieldFindings(check, ['registration', way, field], own),
    ),
  );
