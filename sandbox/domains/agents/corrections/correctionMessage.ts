import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { IncomeCorrection } from './correctIncome.ts';

/** The message to an agent about a correction of their dividend, and its reason. */
export function correctionMessage(
  { amount, note }: Pick<IncomeCorrection, 'amount' | 'note'>,
  market: ResolvedBrand['market'],
): NewMessage {
  const money = moneyTextOf(market);
  const size = amount < 0n ? -amount : amount;
  const way =
    amount < 0n
      ? { en: 'was deducted from', bn: 'লভ্যাংশ থেকে', doneBn: 'বাদ দেওয়া হয়েছে' }
      : { en: 'was added to', bn: 'লভ্যাংশে', doneBn: 'যোগ করা হয়েছে' };
  return {
    kind: 'agent',
    title: 'Your dividend was corrected',
    titleBn: 'আপনার লভ্যাংশ সংশোধন করা হয়েছে',
    content: `${money(size, 'en')} ${way.en} your dividend for the current period. Operator’s note: ${note}`,
    contentBn: `চলতি সময়কালের ${way.bn} ${money(size, 'bn')} ${way.doneBn}। অপারেটরের মন্তব্য: ${note}`,
  };
}
