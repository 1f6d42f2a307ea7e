import { and, gt, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { registrationLink } from '#sandbox/domains/agents/schema.ts';
import type { LinkState } from '#src/platform/contract.generated.ts';

type Link = Pick<typeof registrationLink.$inferSelect, 'disabledAt' | 'expiresAt' | 'useLimit'>;

const hasUsesLeft = sql`(${registrationLink.useLimit} IS NULL OR ${registrationLink.useLimit} >
  (SELECT count(*) FROM line_rebate WHERE line_rebate.link_id = ${registrationLink.id}))`;

const isCurrent = (now: Date): SQL | undefined =>
  and(
    isNull(registrationLink.disabledAt),
    or(isNull(registrationLink.expiresAt), gt(registrationLink.expiresAt, now)),
  );

/** Restricts links to those that others can register by at a moment. */
export const isOpen = (now: Date): SQL | undefined => and(isCurrent(now), hasUsesLeft);

/** Restricts links to those that others could register by at a moment, if their uses were not exhausted. */
export const isUsedUp = (now: Date): SQL | undefined => and(isCurrent(now), not(hasUsesLeft));

/** The state of a link at a moment. A disabled one is never called expired, nor an expired one used up. */
export function stateOf(
  { disabledAt, expiresAt, useLimit }: Link,
  { registered, now }: { registered: number; now: Date },
): LinkState {
  if (disabledAt) return 'disabled';
  if (expiresAt && expiresAt <= now) return 'expired';
  return useLimit !== null && registered >= useLimit ? 'usedUp' : 'open';
}
