import type { StatementMonth } from '#src/platform/endpoints/records/statement.ts';
import { TRANSACTION_KINDS } from '#src/shared/records/transactionKinds.ts';

/** The id of a statement line: a balance or a kind of movement. */
type StatementLineId = 'opening' | 'closing' | (typeof TRANSACTION_KINDS)[number];

/** A line with its amount per month, as decimal strings; no amount if the month has no such movement. */
export interface StatementLine {
  id: StatementLineId;
  amounts: ReadonlyMap<string, string>;
}

/** The lines of a statement: the opening balances, each kind of movement that any month has, and the closing balances. */
export function statementLines(months: readonly StatementMonth[]): StatementLine[] {
  const line = (
    id: StatementLineId,
    amountOf: (month: StatementMonth) => string | undefined,
  ): StatementLine => {
    const amounts = new Map<string, string>();
    for (const month of months) {
      const amount = amountOf(month);
      if (amount !== undefined) amounts.set(month.month, amount);
    }
    return { id, amounts };
  };
  const movements = TRANSACTION_KINDS.map((kind) =>
    line(kind, ({ movements: all }) => all.find((each) => each.kind === kind)?.amount),
  );
  return [
    line('opening', ({ opening }) => opening),
    ...movements.filter(({ amounts }) => amounts.size > 0),
    line('closing', ({ closing }) => closing),
  ];
}
