import { before } from '../seedDay.ts';
import { type PromotionRow, pictureOf } from './promotionRow.ts';

/** What players meet who are new, or deposit. Amounts are minor units. */
export const newcomerPromotions = (day: Date): PromotionRow[] => [
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
    summary: 'Join, stake 5,000.00 in all, and 150.00 is yours to claim.',
    summaryBn: 'অংশ নিন, সব মিলিয়ে 5,000.00 বাজি ধরুন, তারপর 150.00 নিয়ে নিন।',
    content:
      'Every settled bet counts from the moment you join, in any game. Void bets do not count.\n\nThe reward is paid once for a player. It must be staked three times before a withdrawal. You need not hurry: the promotion has no end, and a break you take changes nothing.',
    contentBn:
      'অংশ নেওয়ার পর থেকে নিষ্পত্তি হওয়া প্রতিটি বাজি ধরা হয়, যে গেমেই হোক। বাতিল বাজি ধরা হয় না।\n\nএকজন খেলোয়াড় পুরস্কারটি একবারই পান। টাকা তোলার আগে এর তিন গুণ বাজি ধরতে হবে। তাড়াহুড়োর কিছু নেই: এই প্রোমোশনের শেষ তারিখ নেই, বিরতি নিলেও কিছু বদলায় না।',
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
    titleBn: 'স্বাগত ক্রেডিট',
    summary: '50.00 to look around with, once for every player.',
    summaryBn: 'ঘুরে দেখার জন্য 50.00, প্রত্যেক খেলোয়াড় একবার পাবেন।',
    content:
      'Claim it whenever you like. It must be staked five times before a withdrawal, like every reward here it is play credit and cannot be exchanged.',
    contentBn:
      'যখন ইচ্ছা নিতে পারেন। টাকা তোলার আগে এর পাঁচ গুণ বাজি ধরতে হবে। এখানকার সব পুরস্কারের মতো এটিও খেলার ক্রেডিট, বদলে নেওয়া যায় না।',
  },
  {
    code: 'deposit-match',
    type: 'deposit',
    image: pictureOf('UG-0001'),
    terms: { mode: 'deposit', percent: 20, minimum: 500_00, maximum: 1_000_00 },
    turnoverMultiple: 10,
    startsAt: before(day, 150),
    endsAt: null,
    title: 'A fifth on top of one deposit',
    titleBn: 'একটি জমায় পাঁচ ভাগের এক ভাগ বাড়তি',
    summary: 'Choose it with a deposit of 500.00 or more: 20% more, 1,000.00 at most.',
    summaryBn: '500.00 বা তার বেশি জমার সময় বেছে নিন: 20% বাড়তি, সর্বোচ্চ 1,000.00।',
    content:
      'It is given once, for the deposit that you choose it with, when that deposit is paid. The reward must be staked ten times before a withdrawal.\n\nYour deposit limits come first: this promotion does not raise them.',
    contentBn:
      'যে জমার সঙ্গে এটি বেছে নেবেন, সেটি সম্পন্ন হলে একবারই দেওয়া হয়। টাকা তোলার আগে পুরস্কারের দশ গুণ বাজি ধরতে হবে।\n\nআপনার জমার সীমাই আগে: এই প্রোমোশনে তা বাড়ে না।',
  },
];
