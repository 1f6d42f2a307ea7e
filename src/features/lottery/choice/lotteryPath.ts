import type { LotteryPage } from '../lotteryPages.ts';

/** The URL of a lottery on its page. */
export const lotteryPath = ({ path }: LotteryPage, gameCode: string): string =>
  `${path}?${new URLSearchParams({ gameCode })}`;
