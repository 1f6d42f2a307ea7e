import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { withdrawalTerms } from '../withdrawalTerms.ts';

const MINUTE_MS = 60_000;

/** Quotes a withdrawal: the amount to be received, and whether it would be accepted (S2.16 withdraw). */
export const quoteWithdrawal: Handler<'quoteWithdrawal'> = async ({
  db,
  merchant,
  session: { member },
  now,
  query,
}) => {
  const terms = await withdrawalTerms(db, merchant, member, query.kind, now);
  const balance = await balanceOf(db, merchant, walletOf(merchant, member.id));
  const available = balance - terms.held;
  const amount =
    query.amount === undefined ? undefined : givenAmount(merchant, 'amount', query.amount);
  const fee = amount === undefined ? undefined : terms.feeOf(amount);
  const asked = amount ?? terms.least;
  return {
    least: amountText(merchant, terms.least),
    most: amountText(merchant, terms.most),
    available: amountText(merchant, available),
    turnoverLeft: amountText(merchant, terms.turnoverLeft),
    held: amountText(merchant, terms.held),
    minutes: terms.usualMs / MINUTE_MS,
    freeLeft: terms.freeLeft,
    withdrawalsLeft: terms.withdrawalsLeft,
    fee: fee === undefined ? null : amountText(merchant, fee),
    received: amount === undefined || fee === undefined ? null : amountText(merchant, amount - fee),
    verification: terms.verification,
    allowed:
      terms.verification === 'approved' &&
      terms.turnoverLeft === 0n &&
      terms.withdrawalsLeft > 0 &&
      asked >= terms.least &&
      asked <= terms.most &&
      asked <= available,
  };
};
