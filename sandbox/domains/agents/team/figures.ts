import { amountText } from '#sandbox/kernel/money.ts';
import type { TeamFigures } from '#src/platform/contract.generated.ts';

/** What a team, or one of it, did. Amounts are in minor units. */
export interface Figures {
  joined: number;
  /** How many paid in for the first time. */
  firstDepositors: number;
  active: number;
  stake: bigint;
  payout: bigint;
  deposits: bigint;
  withdrawals: bigint;
  commission: bigint;
}

/** The figures of whom nothing is known. */
export const NO_FIGURES: Figures = {
  joined: 0,
  firstDepositors: 0,
  active: 0,
  stake: 0n,
  payout: 0n,
  deposits: 0n,
  withdrawals: 0n,
  commission: 0n,
};

/** Figures as the wire has them. */
export const figuresValue = (figures: Figures): TeamFigures => ({
  joined: figures.joined,
  firstDepositors: figures.firstDepositors,
  active: figures.active,
  stake: amountText(figures.stake),
  payout: amountText(figures.payout),
  net: amountText(figures.payout - figures.stake),
  deposits: amountText(figures.deposits),
  withdrawals: amountText(figures.withdrawals),
  commission: amountText(figures.commission),
});
