import { and, eq, isNull, sql } from 'drizzle-orm';
import { requireFlag } from '#sandbox/domains/accounts/flags.ts';
import type { HandlerParts } from '#sandbox/domains/parts.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { moneyOf, sumOf } from '#sandbox/domains/wallet/moneyOf.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { contractFlags } from '../contracts/requireKind.ts';

/** Returns a member's total funds, with the kinds of contracts that the merchant offers (S3.13, S7.20). */
export const getConsolidatedFunds =
  ({ control }: HandlerParts): Handler<'getConsolidatedFunds'> =>
  async ({ db, merchant, session: { member } }) => {
    requireFlag(merchant, control, 'AGENTPOLICY3');
    const { wallet, locked, vendors } = await moneyOf(db, merchant, member.id);
    const [open] = await db
      .select({ amount: sql`coalesce(sum(${deposit.amount}), 0)`.mapWith(BigInt) })
      .from(deposit)
      .where(and(eq(deposit.memberId, member.id), isNull(deposit.closedAt)));
    return {
      total: amountText(merchant, wallet + locked + sumOf(vendors)),
      available: amountText(merchant, wallet),
      vendors: amountText(merchant, sumOf(vendors)),
      locked: amountText(merchant, locked),
      depositsOpen: amountText(merchant, open?.amount ?? 0n),
      ...contractFlags(merchant, control),
    };
  };
