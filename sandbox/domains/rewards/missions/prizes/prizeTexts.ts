import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import { type Texts, textsOf } from '#sandbox/kernel/text/texts.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { TEXTS } from '../../settings.ts';
import type { PeriodKind } from '../period.ts';
import type { PaidPrize } from './paidPrize.ts';

/** The title of a leaderboard place. */
export const placeTitle = (kind: PeriodKind, place: number): Texts =>
  textsOf(TEXTS, `leaderboard.${kind}`, () => ({ place: String(place) }));

/** The message to a player about a prize. */
export function prizeMessage(
  kind: PeriodKind,
  { place, amount }: PaidPrize,
  market: ResolvedBrand['market'],
): NewMessage {
  const money = moneyTextOf(market);
  return {
    kind: 'reward',
    title: placeTitle(kind, place),
    content: textsOf(TEXTS, 'leaderboard.prize', (language) => ({
      amount: money(amount, language),
    })),
  };
}
