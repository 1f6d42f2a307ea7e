import { messageTexts } from '#sandbox/domains/messages/messageTexts.ts';
import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { nameIn } from '#sandbox/kernel/database/names.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { Texts } from '#sandbox/kernel/text/texts.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

/** The data of the message about a voided bet. */
interface Voided {
  /** The name of the game. */
  game: { name: string; names: Texts };
  /** In minor units. */
  stake: bigint;
  market: ResolvedBrand['market'];
}

/** The message to a player that a bet was voided. */
export function voidedMessage({ game, stake, market }: Voided): NewMessage {
  const money = moneyTextOf(market);
  const texts = messageTexts('sandbox/play', 'voided', (language) => ({
    game: nameIn(game, language),
    amount: money(stake, language),
  }));
  return { kind: 'money', ...texts };
}
