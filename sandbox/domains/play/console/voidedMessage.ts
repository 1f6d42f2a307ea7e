import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

/** The data of the message about a voided bet. */
interface Voided {
  /** The game in both languages. */
  name: string;
  nameBn: string;
  /** In minor units. */
  stake: bigint;
  market: ResolvedBrand['market'];
}

/** The message to a player that a bet was voided. */
export function voidedMessage({ name, nameBn, stake, market }: Voided): NewMessage {
  const money = moneyTextOf(market);
  return {
    kind: 'money',
    title: `Bet voided: ${name}`,
    titleBn: `একটি বাজি বাতিল হয়েছে: ${nameBn}`,
    content: `The game could not be completed. Your stake of ${money(stake, 'en')} was returned to the wallet it came from.`,
    contentBn: `গেমটি শেষ করা যায়নি। আপনার ${money(stake, 'bn')} বাজি যে ওয়ালেট থেকে নেওয়া হয়েছিল, সেখানেই ফেরত দেওয়া হয়েছে।`,
  };
}
