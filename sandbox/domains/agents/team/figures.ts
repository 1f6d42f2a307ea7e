import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { TeamFigures } from '#src/platform/contract.generated.ts';

/** All figures at zero. */
export const NO_FIGURES = {
  joined: 0n,
  /** Members who made their first deposit. */
  firstDepositors: 0n,
  active: 0n,
  stake: 0n,
  payout: 0n,
  deposits: 0n,
  withdrawals: 0n,
  commission: 0n,
};

/** The figures of a team or a member. Amounts are in minor units. */
export type Figures = typeof NO_FIGURES;

const FIGURES = Object.keys(NO_FIGURES) as (keyof Figures)[];

/** Adds more figures to some. */
export function addFigures(figures: Figures, more: Partial<Figures>): Figures {
  const sum = { ...figures };
  for (const figure of FIGURES) sum[figure] += more[figure] ?? 0n;
  return sum;
}

/** The API value of figures. */
export const figuresValue = (merchant: Priced, figures: Figures): TeamFigures => ({
  joined: Number(figures.joined),
  firstDepositors: Number(figures.firstDepositors),
  active: Number(figures.active),
  stake: amountText(merchant, figures.stake),
  payout: amountText(merchant, figures.payout),
  net: amountText(merchant, figures.payout - figures.stake),
  deposits: amountText(merchant, figures.deposits),
  withdrawals: amountText(merchant, figures.withdrawals),
  commission: amountText(merchant, figures.commission),
});
