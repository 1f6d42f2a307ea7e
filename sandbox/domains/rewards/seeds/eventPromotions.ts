import type { MoneyText } from '#sandbox/kernel/moneyText.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { type PromotionRow, pictureOf } from './promotionRow.ts';

/** Events, raffles and news. Amounts are minor units, written by `money` in the texts. */
export const eventPromotions = (day: Date, money: MoneyText): PromotionRow[] => [
  {
    code: 'moon-raffle',
    type: 'raffle',
    image: pictureOf('CQ9-0472'),
    terms: {
      mode: 'raffle',
      ticketsOnJoining: 1,
      prizes: [
        { amount: 0, weight: 60 },
        { amount: 10_00, weight: 25 },
        { amount: 20_00, weight: 12 },
        { amount: 200_00, weight: 3 },
      ],
    },
    turnoverMultiple: 1,
    startsAt: before(day, 20),
    endsAt: before(day, -40),
    title: 'Moon raffle',
    titleBn: 'চাঁদের র‍্যাফেল',
    summary: `One ticket when you join. Of every 100 tickets, 25 win ${money(10_00, 'en')}, 12 win ${money(20_00, 'en')} and 3 win ${money(200_00, 'en')}; 60 win nothing.`,
    summaryBn: `অংশ নিলেই একটি টিকিট। প্রতি 100টি টিকিটে 25টিতে ${money(10_00, 'bn')}, 12টিতে ${money(20_00, 'bn')}, 3টিতে ${money(200_00, 'bn')}; 60টিতে পুরস্কার নেই।`,
    content:
      'Open your tickets whenever you like while the raffle runs. Each ticket is drawn separately with the chances above. Prizes are paid at once and have a turnover requirement of 1× the prize.',
    contentBn:
      'র‍্যাফেল চলাকালে যখন ইচ্ছা টিকিট খুলুন। ওপরের সম্ভাবনা অনুযায়ী প্রতিটি টিকিটের ড্র আলাদাভাবে হয়। পুরস্কার সঙ্গে সঙ্গে দেওয়া হয়; টার্নওভার শর্ত পুরস্কারের 1 গুণ।',
  },
  {
    code: 'play-safely',
    type: 'event',
    image: pictureOf('KY-0002'),
    terms: { mode: 'application', reward: 30_00 },
    turnoverMultiple: 1,
    startsAt: before(day, 60),
    endsAt: null,
    title: 'Tell us how you play safely',
    titleBn: 'কীভাবে নিরাপদে খেলেন, জানান',
    summary: `Send us a short message and a picture of the limits you have set: ${money(30_00, 'en')} for every application we approve.`,
    summaryBn: `নিজের ঠিক করা সীমার একটি ছবি ও ছোট একটি বার্তা পাঠান: অনুমোদিত প্রতিটি আবেদনের জন্য ${money(30_00, 'bn')}।`,
    content:
      'Up to 140 characters and 3 pictures, PNG or JPG. We review every application within two days. Cover any names and numbers you want to keep private.',
    contentBn:
      'সর্বোচ্চ 140 অক্ষর ও 3টি ছবি, PNG বা JPG। দুই দিনের মধ্যে আমরা প্রতিটি আবেদন যাচাই করি। ব্যক্তিগত নাম ও নম্বর ঢেকে দিন।',
  },
  {
    code: 'telegram-news',
    type: 'event',
    image: pictureOf('LOTT-0001'),
    terms: { mode: 'notice' },
    turnoverMultiple: 0,
    startsAt: before(day, 90),
    endsAt: null,
    title: `Rewards of up to ${money(131_000_00, 'en')} on Telegram`,
    titleBn: `Telegram-এ ${money(131_000_00, 'bn')} পর্যন্ত পুরস্কার`,
    summary: `Follow our Telegram channel for reward codes worth up to ${money(131_000_00, 'en')} in play credits.`,
    summaryBn: `আমাদের Telegram চ্যানেল ফলো করুন: সেখানে ${money(131_000_00, 'bn')} পর্যন্ত খেলার ক্রেডিটের কোড দেওয়া হয়।`,
    content:
      'Ask customer service for the name of the channel. We never ask for your password or a payment there.',
    contentBn: 'চ্যানেলের নাম গ্রাহকসেবা থেকে জেনে নিন। সেখানে আমরা কখনো আপনার পাসওয়ার্ড বা টাকা চাই না।',
  },
  {
    code: 'evening-tables',
    type: 'play',
    image: pictureOf('SPARROW-0002'),
    terms: { mode: 'turnover', target: 20_000_00, reward: 400_00 },
    turnoverMultiple: 3,
    startsAt: before(day, -7, 12),
    endsAt: before(day, -37, 12),
    title: 'A month of evening tables',
    titleBn: 'মাসজুড়ে সন্ধ্যার টেবিল',
    summary: `Starts next week: join, stake ${money(20_000_00, 'en')} within the month and claim ${money(400_00, 'en')}.`,
    summaryBn: `আগামী সপ্তাহে শুরু: অংশ নিন, এক মাসে ${money(20_000_00, 'bn')} বাজি ধরলে ${money(400_00, 'bn')} নিতে পারবেন।`,
    content:
      'Every bet settled after you join counts. The reward is paid once and has a turnover requirement of 3× the reward.',
    contentBn:
      'অংশ নেওয়ার পর নিষ্পত্তি হওয়া প্রতিটি বাজি গণনা করা হয়। পুরস্কার একবারই দেওয়া হয়; টার্নওভার শর্ত পুরস্কারের 3 গুণ।',
  },
];
