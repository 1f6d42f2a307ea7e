import type { NewMessage } from '#sandbox/messages/sendMessage.ts';
import { amountText } from '#sandbox/money.ts';

/** What is told of a bet that was made void. */
interface Voided {
  /** The game in both languages. */
  name: string;
  nameBn: string;
  /** In minor units. */
  stake: bigint;
  currencySymbol: string;
}

/** Tells a player that a bet was made void. */
export function voidedMessage({ name, nameBn, stake, currencySymbol }: Voided): NewMessage {
  const amount = `${currencySymbol}${amountText(stake)}`;
  return {
    kind: 'money',
    title: `A bet was void: ${name}`,
    titleBn: `একটি বাজি বাতিল হয়েছে: ${nameBn}`,
    content: `The game could not be played to its end. Your stake of ${amount} is back in the wallet that it was taken from.`,
    contentBn: `খেলাটি শেষ করা যায়নি। আপনার ${amount} বাজির টাকা যে ওয়ালেট থেকে নেওয়া হয়েছিল, সেখানেই ফেরত দেওয়া হয়েছে।`,
  };
}
