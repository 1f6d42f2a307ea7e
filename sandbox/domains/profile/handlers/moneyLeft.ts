import { and, eq, isNull } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import { lockBalancesOf } from '#sandbox/ledger/balances.ts';

/**
 * Whether a member has money, or may still receive some: from an open bet, or a deposit that can still be paid. Locks the balances until
 * the transaction `tx` ends. Points are no money.
 */
export async function hasMoneyLeft(tx: Database, memberId: string): Promise<boolean> {
  const balances = await lockBalancesOf(tx, memberId);
  if (balances.some(({ currency, balance }) => currency !== POINTS && balance > 0n)) return true;
  const bets = await tx.$count(bet, and(eq(bet.memberId, memberId), eq(bet.state, 'open')));
  const paying = and(eq(deposit.memberId, memberId), isNull(deposit.closedAt));
  return bets > 0 || (await tx.$count(deposit, paying)) > 0;
}
