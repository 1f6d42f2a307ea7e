import { before } from '../seedDay.ts';
import { type PromotionRow, pictureOf } from './promotionRow.ts';

/** Events, raffles and news. Amounts are minor units. */
export const eventPromotions = (day: Date): PromotionRow[] => [
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
    titleBn: 'চাঁদ রাতের র‍্যাফেল',
    summary:
      'A ticket for joining. Of 100 tickets, 40 win: 25 win 10.00, 12 win 20.00, 3 win 200.00.',
    summaryBn:
      'অংশ নিলেই একটি টিকিট। 100টি টিকিটের 40টিতে পুরস্কার: 25টিতে 10.00, 12টিতে 20.00, 3টিতে 200.00।',
    content:
      'Open your tickets whenever you like while the raffle runs. Each is drawn by itself with the chances above. Prizes are paid at once and must be staked once before a withdrawal.',
    contentBn:
      'র‍্যাফেল চলাকালে যখন ইচ্ছা টিকিট খুলুন। ওপরের সম্ভাবনা ধরে প্রতিটি টিকিট আলাদাভাবে খোলা হয়। পুরস্কার সঙ্গে সঙ্গে দেওয়া হয়; টাকা তোলার আগে তা একবার বাজি ধরতে হবে।',
  },
  {
    code: 'play-safely',
    type: 'event',
    image: pictureOf('KY-0002'),
    terms: { mode: 'application', reward: 30_00 },
    turnoverMultiple: 1,
    startsAt: before(day, 60),
    endsAt: null,
    title: 'Tell how you play safely',
    titleBn: 'কীভাবে নিরাপদে খেলেন, জানান',
    summary:
      'Send a few words and a picture of the limits you have set: 30.00 for every answer we accept.',
    summaryBn: 'নিজের ঠিক করা সীমার একটি ছবি ও কয়েকটি কথা পাঠান: গৃহীত প্রতিটি উত্তরের জন্য 30.00।',
    content:
      'At most 140 characters and three pictures, png or jpg. We look at every answer within two days. Cover names and numbers that are nobody’s business.',
    contentBn:
      'সর্বোচ্চ 140 অক্ষর ও তিনটি ছবি, png বা jpg। দুই দিনের মধ্যে আমরা প্রতিটি উত্তর দেখি। ব্যক্তিগত নাম ও নম্বর ঢেকে দিন।',
  },
  {
    code: 'zalo-news',
    type: 'event',
    image: pictureOf('LOTT-0001'),
    terms: { mode: 'notice' },
    turnoverMultiple: 0,
    startsAt: before(day, 90),
    endsAt: null,
    title: 'Rewards of up to 131K on Zalo',
    titleBn: 'Zalo-তে 131K পর্যন্ত পুরস্কার',
    summary: 'Follow our Zalo channel: codes for rewards of up to 131K are given away there.',
    summaryBn: 'আমাদের Zalo চ্যানেল অনুসরণ করুন: সেখানে 131K পর্যন্ত পুরস্কারের কোড দেওয়া হয়।',
    content:
      'Customer service tells you the name of the channel. We never ask for your password there, nor for a payment.',
    contentBn: 'চ্যানেলের নাম গ্রাহকসেবা থেকে জেনে নিন। সেখানে আমরা কখনও আপনার পাসওয়ার্ড বা টাকা চাই না।',
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
    titleBn: 'এক মাস সন্ধ্যার টেবিল',
    summary: 'Begins next week: join, stake 20,000.00 within the month, and claim 400.00.',
    summaryBn: 'আগামী সপ্তাহে শুরু: অংশ নিন, মাসের মধ্যে 20,000.00 বাজি ধরুন, তারপর 400.00 নিন।',
    content:
      'Every settled bet counts from the moment you join. The reward is paid once and must be staked three times before a withdrawal.',
    contentBn:
      'অংশ নেওয়ার পর থেকে নিষ্পত্তি হওয়া প্রতিটি বাজি ধরা হয়। পুরস্কার একবারই দেওয়া হয়; টাকা তোলার আগে এর তিন গুণ বাজি ধরতে হবে।',
  },
];
