import { LotteryBoard } from './LotteryBoard.tsx';
import { VN_PAGE } from './lotteryPages.ts';

/** The page of the lotteries of TCG_LOTTO_VN (S2.7). */
export function VnLotteryScreen() {
  return <LotteryBoard page={VN_PAGE} />;
}
