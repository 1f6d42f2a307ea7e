import type { JsonFile } from '../jsonFile.ts';
import { lookup } from './check.ts';
import { type Diagnostic, diagnosticAt } from './diagnostic.ts';

const DAY_MS = 86_400_000;
/** How many days ahead an operator is warned to renew the file. */
const WARNING_DAYS = 30;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Warns if `security.txt` has expired or is about to. It is not an error of the manifest, which was valid when written, so it stops no
 * build. The schema finds invalid dates.
 */
export function securityExpiry(manifest: JsonFile, now: Date): Diagnostic[] {
  const path = ['security', 'expires'];
  const expires = lookup(manifest.value, path);
  if (typeof expires !== 'string' || !DATE.test(expires)) return [];
  const end = Date.parse(`${expires}T23:59:59Z`);
  // A day that does not exist gives NaN.
  const days = Math.floor((end - now.getTime()) / DAY_MS);
  if (Number.isNaN(days) || days >= WARNING_DAYS) return [];
  const left = days === 0 ? 'today' : `in ${days} day${days === 1 ? '' : 's'}`;
  const reason =
    end < now.getTime()
      ? '`security.txt` has expired: researchers may no longer trust it.'
      : `\`security.txt\` expires ${left}.`;
  const suggestion = 'check that the contacts are right and set a later day';
  return [diagnosticAt(manifest, path, { rule: 'security-expiry', reason, suggestion })];
}
