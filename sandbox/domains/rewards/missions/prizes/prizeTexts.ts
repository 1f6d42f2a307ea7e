import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { PeriodKind } from '../period.ts';
import type { PaidPrize } from './paidPrize.ts';

const BOARDS: Readonly<Record<PeriodKind, { title: string; titleBn: string }>> = {
  daily: { title: 'Daily leaderboard', titleBn: 'দৈনিক লিডারবোর্ড' },
  weekly: { title: 'Weekly leaderboard', titleBn: 'সাপ্তাহিক লিডারবোর্ড' },
};

/** The title of a leaderboard place, in both languages. */
export const placeText = (kind: PeriodKind, place: number): { title: string; titleBn: string } => ({
  title: `${BOARDS[kind].title}: rank ${place}`,
  titleBn: `${BOARDS[kind].titleBn}: স্থান ${place}`,
});

/** The message to a player about a prize. */
export function prizeMessage(
  kind: PeriodKind,
  { place, amount }: PaidPrize,
  market: ResolvedBrand['market'],
): NewMessage {
  const money = moneyTextOf(market);
  return {
    kind: 'reward',
    ...placeText(kind, place),
    content: `You won ${money(amount, 'en')}. It has been added to your wallet, with no turnover requirement.`,
    contentBn: `আপনি ${money(amount, 'bn')} জিতেছেন। তা আপনার ওয়ালেটে জমা হয়েছে, কোনো টার্নওভার শর্ত নেই।`,
  };
}
