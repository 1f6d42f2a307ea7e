import { and, gt, isNull, or, type SQL } from 'drizzle-orm';
import { registrationLink } from '#sandbox/domains/agents/schema.ts';
import type { LinkState } from '#src/platform/contract.generated.ts';

/** Narrows links to those that others can register by at a moment. */
export const isOpen = (now: Date): SQL | undefined =>
  and(
    isNull(registrationLink.disabledAt),
    or(isNull(registrationLink.expiresAt), gt(registrationLink.expiresAt, now)),
  );

/** The state of a link at a moment. One that was switched off is never called expired. */
export function stateOf(
  { disabledAt, expiresAt }: Pick<typeof registrationLink.$inferSelect, 'disabledAt' | 'expiresAt'>,
  now: Date,
): LinkState {
  if (disabledAt) return 'disabled';
  return expiresAt && expiresAt <= now ? 'expired' : 'open';
}
