import { LotteryBoard } from './LotteryBoard.tsx';
import { SEA_PAGE } from './lotteryPages.ts';

/** The page of the lotteries of TCG_SEA (S2.7). */
export function SeaLotteryScreen() {
  return <LotteryBoard page={SEA_PAGE} />;
}
