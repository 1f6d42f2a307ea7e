import { LotteryBoard } from './LotteryBoard.tsx';
import { MAIN_PAGE } from './lotteryPages.ts';

/** The page of the lotteries of all vendors that have no page of their own (S2.7). */
export function LotteryScreen() {
  return <LotteryBoard page={MAIN_PAGE} />;
}
