import type { MemberAccountKind } from '#sandbox/ledger/accountName.ts';
import type { StatementLine } from '#sandbox/ledger/statement.ts';

/** The accounts of a member that hold money, by the names of the contract. */
export const MONEY_ACCOUNTS = [
  'main',
  'single',
  'vendor',
  'locked',
] as const satisfies readonly MemberAccountKind[];
type MoneyAccount = (typeof MONEY_ACCOUNTS)[number];
type MoneyKind = Exclude<StatementLine['kind'], 'points-earned' | 'points-redeemed'>;

/** A line of a statement of money. */
export type MoneyLine = StatementLine & { account: MoneyAccount; kind: MoneyKind };

const isMoneyLine = (line: StatementLine): line is MoneyLine =>
  MONEY_ACCOUNTS.some((account) => account === line.account);

/** The lines of a statement of money accounts. Throws for a line of another one. */
export const moneyLines = (lines: readonly StatementLine[]): MoneyLine[] =>
  lines.map((line) => {
    if (!isMoneyLine(line)) throw new Error(`The account ${line.account} holds no money.`);
    return line;
  });
