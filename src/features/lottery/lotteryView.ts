import type { Lottery, PrizeMode } from '#src/platform/contract.generated.ts';

/** The view that a URL asks for. */
export interface RequestedView {
  gameCode: string | null;
  prizeMode: string | null;
}

/** A lottery page's view. */
export interface LotteryView {
  /** The prize modes to choose from, in the order of the lotteries. */
  modes: readonly PrizeMode[];
  mode: PrizeMode;
  /** The lotteries of the mode. */
  lotteries: readonly Lottery[];
  chosen: Lottery;
}

/**
 * The view of a page: the lottery named by the URL, or else the first of the prize mode that it names, or of the usual one. Undefined if
 * the page has no lottery.
 */
export function lotteryView(
  lotteries: readonly Lottery[],
  { gameCode, prizeMode }: RequestedView,
  usual: PrizeMode | undefined,
): LotteryView | undefined {
  const modes = [...new Set(lotteries.map((one) => one.prizeMode))];
  const named = lotteries.find((one) => one.gameCode === gameCode);
  const mode =
    named?.prizeMode ??
    modes.find((one) => one === prizeMode) ??
    modes.find((one) => one === usual) ??
    modes[0];
  const ofMode = lotteries.filter((one) => one.prizeMode === mode);
  const chosen = named ?? ofMode[0];
  return mode && chosen ? { modes, mode, lotteries: ofMode, chosen } : undefined;
}
