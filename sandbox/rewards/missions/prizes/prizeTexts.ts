import type { NewMessage } from '#sandbox/messages/sendMessage.ts';
import { amountText } from '#sandbox/money.ts';
import type { PeriodKind } from '../period.ts';
import type { PaidPrize } from './payPeriod.ts';

const BOARDS: Readonly<Record<PeriodKind, { title: string; titleBn: string }>> = {
  daily: { title: 'Leaderboard of the day', titleBn: 'দিনের লিডারবোর্ড' },
  weekly: { title: 'Leaderboard of the week', titleBn: 'সপ্তাহের লিডারবোর্ড' },
};

const BENGALI = new Intl.NumberFormat('bn', { useGrouping: false });

/** What a place of a leaderboard is called, in both languages. */
export const placeText = (kind: PeriodKind, place: number): { title: string; titleBn: string } => ({
  title: `${BOARDS[kind].title}, place ${place}`,
  titleBn: `${BOARDS[kind].titleBn}, স্থান ${BENGALI.format(place)}`,
});

/** Tells a player of a prize. */
export function prizeMessage(
  kind: PeriodKind,
  { place, amount }: PaidPrize,
  currencySymbol: string,
): NewMessage {
  const won = `${currencySymbol}${amountText(amount)}`;
  return {
    kind: 'reward',
    ...placeText(kind, place),
    content: `You have won ${won}. It is in your wallet, and nothing has to be staked for it.`,
    contentBn: `আপনি ${won} জিতেছেন। টাকাটা আপনার ওয়ালেটে জমা হয়েছে, এর জন্য বাজি ধরার কোনো শর্ত নেই।`,
  };
}
