import type { JsonFile } from '../jsonFile.ts';
import { lookup } from './check.ts';
import { type Diagnostic, diagnosticAt } from './diagnostic.ts';

const DAY_MS = 86_400_000;
/** So many days ahead an operator has time to renew the file. */
const WARNING_DAYS = 30;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Warns where `security.txt` has expired or is about to. No mistake of the manifest: it was good when it was written, so
 * it stops no build. A day that is no date is the schema's to find.
 */
export function securityExpiry(manifest: JsonFile, now: Date): Diagnostic[] {
  const path = ['security', 'expires'];
  const expires = lookup(manifest.value, path);
  if (typeof expires !== 'string' || !DATE.test(expires)) return [];
  const end = Date.parse(`${expires}T23:59:59Z`);
  // A day that the calendar lacks gives no number.
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
