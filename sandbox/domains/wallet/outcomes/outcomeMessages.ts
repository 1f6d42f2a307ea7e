import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import type { Withdrawal } from '../withdrawals/changeWithdrawal.ts';

type Market = ResolvedBrand['market'];

/** The message that a withdrawal was sent in full, or rejected. */
export function withdrawalMessage(
  market: Market,
  { state, amount, reference }: Pick<Withdrawal, 'state' | 'amount' | 'reference'>,
): NewMessage {
  const money = moneyTextOf(market);
  const about = { kind: 'money', aboutKind: 'withdrawal', aboutReference: reference } as const;
  if (state === 'rejected') {
    return {
      ...about,
      title: `Withdrawal of ${money(amount, 'en')} rejected`,
      titleBn: `${money(amount, 'bn')} উত্তোলন প্রত্যাখ্যাত হয়েছে`,
      content:
        'Anything not paid out is back in your wallet. The withdrawal’s page gives the reason.',
      contentBn: 'যা পাঠানো হয়নি তা আপনার ওয়ালেটে ফিরে এসেছে। কারণটি উত্তোলনের পাতায় দেখুন।',
    };
  }
  return {
    ...about,
    title: `Withdrawal of ${money(amount, 'en')} sent`,
    titleBn: `${money(amount, 'bn')} উত্তোলন পাঠানো হয়েছে`,
    content: 'Check your account, then confirm that you have received it.',
    contentBn: 'আপনার অ্যাকাউন্ট দেখে নিন, পেয়ে থাকলে নিশ্চিত করুন।',
  };
}

/** The message that a deposit was credited, or rejected. */
export function depositMessage(
  market: Market,
  { state, amount, reference }: Pick<Deposit, 'state' | 'amount' | 'reference'>,
): NewMessage {
  const money = moneyTextOf(market);
  const about = { kind: 'money', aboutKind: 'deposit', aboutReference: reference } as const;
  if (state === 'rejected') {
    return {
      ...about,
      title: `Deposit of ${money(amount, 'en')} rejected`,
      titleBn: `${money(amount, 'bn')} জমা প্রত্যাখ্যাত হয়েছে`,
      content:
        'Nothing was credited. The deposit’s page gives the reason and what you can do next.',
      contentBn: 'কিছুই যোগ হয়নি। কারণ এবং এরপর কী করতে পারেন তা জমার পাতায় দেখুন।',
    };
  }
  return {
    ...about,
    title: `Deposit of ${money(amount, 'en')} credited`,
    titleBn: `${money(amount, 'bn')} জমা হয়েছে`,
    content: 'It is in your wallet now.',
    contentBn: 'এখন তা আপনার ওয়ালেটে আছে।',
  };
}
