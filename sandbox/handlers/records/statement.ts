import type { Handler } from '#sandbox/contract/operations.ts';
import { amountText } from '#sandbox/money.ts';
import { moneyKind } from '#sandbox/wallet/moneyStatement.ts';
import { monthlyStatement } from '#sandbox/wallet/monthlyStatement.ts';

/** What a player's wallets held and what changed it, month by month (S2.16 transactionHistory). */
export const getMonthlyStatement: Handler<'getMonthlyStatement'> = async ({
  db,
  merchant,
  session: { member },
  now,
  query: { months },
}) => {
  const { timeZone } = merchant.brand.market;
  const statement = await monthlyStatement(db, member.id, months, { timeZone, now });
  return {
    months: statement.map(({ month, opening, movements, closing }) => ({
      month,
      opening: amountText(opening),
      movements: movements.map(({ kind, amount }) => ({
        kind: moneyKind(kind),
        amount: amountText(amount),
      })),
      closing: amountText(closing),
    })),
  };
};
