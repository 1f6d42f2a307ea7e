import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { DEPOSIT_METHOD_IDS, DEPOSIT_METHODS } from '#sandbox/domains/wallet/methods.ts';
import { REPORT_AFTER_MS } from '#sandbox/domains/wallet/settings.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { deposit } from '../schema.ts';
import { showDeposits } from './showDeposits.ts';

const BY_HAND = DEPOSIT_METHOD_IDS.filter(
  (method) => DEPOSIT_METHODS[method].adapter === 'manual-reference',
);
const ON_PAGE = DEPOSIT_METHOD_IDS.filter((method) => !BY_HAND.includes(method));

/** Returns the deposits that the player must still pay or report, including for a while after their time to pay (S2.16). */
export const getWaitingDeposits: Handler<'getWaitingDeposits'> = async ({
  db,
  merchant,
  session: { member },
  now,
}) => {
  const reported = new Date(now.getTime() - REPORT_AFTER_MS);
  const rows = await db
    .select()
    .from(deposit)
    .where(
      and(
        eq(deposit.memberId, member.id),
        or(
          and(inArray(deposit.method, ON_PAGE), isNull(deposit.closedAt)),
          and(
            ...[inArray(deposit.method, BY_HAND), isNull(deposit.transactionNumber)],
            ...[inArray(deposit.state, ['created', 'expired']), gt(deposit.expiresAt, reported)],
          ),
        ),
      ),
    )
    .orderBy(desc(deposit.id));
  const shown = await showDeposits(db, merchant, rows, now);
  // Coins that have all arrived wait for their network.
  return { deposits: shown.filter(({ coins }) => coins === null || coins.missing !== null) };
};
