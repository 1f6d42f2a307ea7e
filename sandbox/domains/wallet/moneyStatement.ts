import type { MemberAccountKind } from '#sandbox/ledger/accountName.ts';
import type { StatementLine } from '#sandbox/ledger/statement.ts';

/** The accounts of a member with money they can use. Money held for a withdrawal has left them, so that a statement lists it once. */
export const MONEY_ACCOUNTS = [
  'main',
  'single',
  'vendor',
] as const satisfies readonly MemberAccountKind[];
type MoneyAccount = (typeof MONEY_ACCOUNTS)[number];

/** The kinds of movements that touch none of these accounts. */
const ELSEWHERE = [
  'points-earned',
  'points-redeemed',
  'withdrawal',
] as const satisfies readonly StatementLine['kind'][];
type MoneyKind = Exclude<StatementLine['kind'], (typeof ELSEWHERE)[number]>;

/** A line in a statement of money accounts. */
export type MoneyLine = StatementLine & { account: MoneyAccount; kind: MoneyKind };

const isMoneyKind = (kind: StatementLine['kind']): kind is MoneyKind =>
  ELSEWHERE.every((other) => other !== kind);

/** Narrows the kind of a movement of money accounts. Throws for one that touches none. */
export function moneyKind(kind: StatementLine['kind']): MoneyKind {
  if (!isMoneyKind(kind)) throw new Error(`A ${kind} touches no money to use.`);
  return kind;
}

const isMoneyLine = (line: StatementLine): line is MoneyLine =>
  MONEY_ACCOUNTS.some((account) => account === line.account) && isMoneyKind(line.kind);

/** Narrows the lines of a statement to money accounts. Throws for a line of another one. */
export const moneyLines = (lines: readonly StatementLine[]): MoneyLine[] =>
  lines.map((line) => {
    if (!isMoneyLine(line))
      throw new Error(`A ${line.kind} of ${line.account} is no money to use.`);
    return line;
  });
