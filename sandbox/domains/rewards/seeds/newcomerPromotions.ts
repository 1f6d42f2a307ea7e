import type { MoneyText } from '#sandbox/kernel/moneyText.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { type PromotionRow, pictureOf } from './promotionRow.ts';

/** Promotions for new players and for deposits. Amounts are minor units, written by `money` in the texts. */
export const newcomerPromotions = (day: Date, money: MoneyText): PromotionRow[] => [
  {
    code: 'first-week',
    type: 'newcomer',
    image: pictureOf('HERON-0018'),
    terms: { mode: 'turnover', target: 5_000_00, reward: 150_00 },
    turnoverMultiple: 3,
    startsAt: before(day, 180),
    endsAt: null,
    title: 'A first week of play',
    titleBn: 'খেলার প্রথম সপ্তাহ',
    summary: `Join, stake ${money(5_000_00, 'en')} in total and claim ${money(150_00, 'en')}.`,
    summaryBn: `অংশ নিন, মোট ${money(5_000_00, 'bn')} বাজি ধরলে ${money(150_00, 'bn')} নিতে পারবেন।`,
    content:
      'Every bet settled after you join counts, in any game. Void bets do not count.\n\nThe reward is paid once per player and has a turnover requirement of 3× the reward. There is no rush: the promotion has no end date, and taking a break changes nothing.',
    contentBn:
      'অংশ নেওয়ার পর যেকোনো গেমে নিষ্পত্তি হওয়া প্রতিটি বাজি গণনা করা হয়। বাতিল বাজি গণনা করা হয় না।\n\nএকজন খেলোয়াড় পুরস্কারটি একবারই পান। টার্নওভার শর্ত পুরস্কারের 3 গুণ। তাড়াহুড়োর কিছু নেই: এই প্রোমোশনের শেষ তারিখ নেই, বিরতি নিলেও কিছু বদলায় না।',
  },
  {
    code: 'welcome-credit',
    type: 'newcomer',
    image: pictureOf('SPARROW-0002'),
    terms: { mode: 'claim', reward: 50_00 },
    turnoverMultiple: 5,
    startsAt: before(day, 180),
    endsAt: null,
    title: 'Welcome credit',
    titleBn: 'ওয়েলকাম ক্রেডিট',
    summary: `${money(50_00, 'en')} in play credits to get started, once per player.`,
    summaryBn: `শুরু করার জন্য ${money(50_00, 'bn')} খেলার ক্রেডিট, প্রত্যেক খেলোয়াড় একবার পাবেন।`,
    content:
      'Claim it whenever you like. The turnover requirement is 5× the reward. Like every reward here, it is play credit and cannot be exchanged for money.',
    contentBn:
      'যখন ইচ্ছা নিতে পারেন। টার্নওভার শর্ত পুরস্কারের 5 গুণ। এখানকার সব পুরস্কারের মতো এটিও খেলার ক্রেডিট, টাকায় বদলানো যায় না।',
  },
  {
    code: 'deposit-match',
    type: 'deposit',
    image: pictureOf('UG-0001'),
    terms: { mode: 'deposit', percent: 20, minimum: 500_00, maximum: 1_000_00 },
    turnoverMultiple: 10,
    startsAt: before(day, 150),
    endsAt: null,
    title: '20% deposit bonus',
    titleBn: 'জমায় 20% বোনাস',
    summary: `20% extra on one deposit of ${money(500_00, 'en')} or more, up to ${money(1_000_00, 'en')}.`,
    summaryBn: `${money(500_00, 'bn')} বা তার বেশি একটি জমায় 20% বাড়তি, সর্বোচ্চ ${money(1_000_00, 'bn')}।`,
    content:
      'Choose it when you make a deposit. Once that deposit is completed, you can claim the bonus here, once per player. It has a turnover requirement of 10× the bonus.\n\nYour deposit limits come first: this promotion does not raise them.',
    contentBn:
      'জমা দেওয়ার সময় এটি বেছে নিন। সেই জমা সম্পন্ন হলে এই পাতা থেকেই বোনাস নিতে পারবেন, একজন খেলোয়াড় একবারই। টার্নওভার শর্ত বোনাসের 10 গুণ।\n\nআপনার জমার সীমাই আগে: এই প্রোমোশনে তা বাড়ে না।',
  },
];
