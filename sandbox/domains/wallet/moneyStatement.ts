import type { MemberAccountKind } from '#sandbox/ledger/accountName.ts';
import type { StatementLine } from '#sandbox/ledger/statement.ts';

/**
 * The accounts of a member that hold money they can use. What is held for a withdrawal has left them, so that a
 * statement tells of it once.
 */
export const MONEY_ACCOUNTS = [
  'main',
  'single',
  'vendor',
] as const satisfies readonly MemberAccountKind[];
type MoneyAccount = (typeof MONEY_ACCOUNTS)[number];

/** The kinds of movements that touch no such account. */
const ELSEWHERE = [
  'points-earned',
  'points-redeemed',
  'withdrawal',
] as const satisfies readonly StatementLine['kind'][];
type MoneyKind = Exclude<StatementLine['kind'], (typeof ELSEWHERE)[number]>;

/** A line of a statement of money. */
export type MoneyLine = StatementLine & { account: MoneyAccount; kind: MoneyKind };

const isMoneyKind = (kind: StatementLine['kind']): kind is MoneyKind =>
  ELSEWHERE.every((other) => other !== kind);

/** A kind of movement of money accounts. Throws for one that touches none. */
export function moneyKind(kind: StatementLine['kind']): MoneyKind {
  if (!isMoneyKind(kind)) throw new Error(`A ${kind} touches no money to use.`);
  return kind;
}

const isMoneyLine = (line: StatementLine): line is MoneyLine =>
  MONEY_ACCOUNTS.some((account) => account === line.account) && isMoneyKind(line.kind);

/** The lines of a statement of money accounts. Throws for a line of another one. */
export const moneyLines = (lines: readonly StatementLine[]): MoneyLine[] =>
  lines.map((line) => {
    if (!isMoneyLine(line))
      throw new Error(`A ${line.kind} of ${line.account} is no money to use.`);
    return line;
  });
