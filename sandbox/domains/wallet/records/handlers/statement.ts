import { moneyKind } from '#sandbox/domains/wallet/moneyStatement.ts';
import { monthlyStatement } from '#sandbox/domains/wallet/monthlyStatement.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';

/** Returns the monthly balances of a player's wallets and their changes (S2.16 transactionHistory). */
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
      opening: amountText(merchant, opening),
      movements: movements.map(({ kind, amount }) => ({
        kind: moneyKind(kind),
        amount: amountText(merchant, amount),
      })),
      closing: amountText(merchant, closing),
    })),
  };
};
