import type { announcement } from '#sandbox/domains/content/schema.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Row = Omit<typeof announcement.$inferInsert, 'merchantCode'>;

/** A merchant's initial announcements and notices, for every audience (S3.8), all from before `day`. */
export function announcementsOf({ name, market }: ResolvedBrand, day: Date): Row[] {
  return [
    {
      kind: 'PU',
      execution: 'B',
      publishedAt: before(day, 1, 5),
      title: `Welcome to ${name}`,
      titleBn: `${name}-এ স্বাগতম`,
      content: `Take your time and look around: you can browse every game without an account.\n\n${name} is played with play credits only. They cannot be bought, paid out or exchanged.`,
      contentBn: `যতক্ষণ ইচ্ছা ঘুরে দেখুন: অ্যাকাউন্ট ছাড়াই সব গেম দেখা যায়।\n\n${name}-এ শুধু খেলার ক্রেডিট দিয়ে খেলা হয়। এগুলো কেনা, তোলা বা বদলানো যায় না।`,
    },
    {
      kind: 'B',
      execution: 'B',
      publishedAt: before(day, 2, 9),
      title: 'Play credits only: nothing here is real money',
      titleBn: 'শুধু খেলার ক্রেডিট: এখানে আসল টাকার কিছু নেই',
      content:
        'Credits have no value outside this site. Amounts on leaderboards and in records are play credits too.',
      contentBn: 'এই সাইটের বাইরে ক্রেডিটের কোনো মূল্য নেই। লিডারবোর্ড ও রেকর্ডের অঙ্কগুলোও খেলার ক্রেডিট।',
    },
    {
      kind: 'B',
      execution: 'B',
      publishedAt: before(day, 7, 9),
      title: `For players aged ${market.minimumAge} and over`,
      titleBn: `শুধু ${market.minimumAge} বছর ও তার বেশি বয়সীদের জন্য`,
      content: `Nobody under ${market.minimumAge} may play. Keep your device locked when children are around.`,
      contentBn: `${market.minimumAge} বছরের কম বয়সী কেউ খেলতে পারবে না। আশেপাশে শিশু থাকলে ডিভাইস লক রাখুন।`,
    },
    {
      kind: 'B',
      execution: 'B',
      publishedAt: before(day, 14, 9),
      title: 'New tables and slots are in the lobby',
      titleBn: 'লবিতে নতুন টেবিল ও স্লট এসেছে',
      content:
        'Category pages show which providers have new games. Use the buttons above each section to see the games of one provider.',
      contentBn:
        'ক্যাটাগরির পাতায় দেখা যায় কোন প্রোভাইডারের নতুন গেম এসেছে। প্রতিটি অংশের ওপরের বোতাম দিয়ে একটি করে প্রোভাইডারের গেম দেখা যায়।',
    },
    {
      kind: 'PL',
      execution: 'B',
      publishedAt: before(day, 21, 9),
      title: 'Planned maintenance on the first Monday of the month',
      titleBn: 'প্রতি মাসের প্রথম সোমবার নির্ধারিত রক্ষণাবেক্ষণ',
      content: 'The lobby may be unavailable from 04:00 to 05:00. Open rounds are settled first.',
      contentBn: 'ভোর 4টা থেকে 5টা পর্যন্ত লবি বন্ধ থাকতে পারে। বন্ধের আগে চলতি রাউন্ডগুলো নিষ্পত্তি করা হয়।',
    },
    {
      kind: 'H',
      execution: 'B',
      publishedAt: before(day, 28, 9),
      title: 'How to take a break',
      titleBn: 'কীভাবে বিরতি নেবেন',
      content:
        'Playing should stay fun. The Responsible play page explains how to set limits, take a break and find help.',
      contentBn: 'খেলা আনন্দের জন্য। দায়িত্বশীল খেলার পাতায় সীমা ঠিক করা, বিরতি নেওয়া ও সাহায্য পাওয়ার উপায় আছে।',
    },
    {
      kind: 'PL',
      execution: 'A',
      publishedAt: before(day, 5, 9),
      title: 'Your last login is shown when you log in',
      titleBn: 'লগইনের সময় আপনার আগের লগইন দেখানো হয়',
      content:
        'If you do not recognise the time or place, change your password and end your other sessions.',
      contentBn: 'সময় বা জায়গা অচেনা লাগলে পাসওয়ার্ড বদলান এবং অন্য সেশনগুলো বন্ধ করুন।',
    },
    {
      kind: 'PR',
      execution: 'A',
      publishedAt: before(day, 19, 9),
      title: 'Points never expire',
      titleBn: 'পয়েন্টের মেয়াদ শেষ হয় না',
      content: 'You keep the points you earn. Check your points balance whenever you like.',
      contentBn: 'খেলায় জমা পয়েন্ট আপনারই থাকে। যখন ইচ্ছা ব্যালেন্স দেখুন।',
    },
    {
      kind: 'PU',
      execution: 'F',
      publishedAt: before(day, 42, 9),
      title: 'Before your first game',
      titleBn: 'প্রথম গেমের আগে',
      content:
        'Set your limits first: how much and how long.\n\nThen set a payment password. You need it for every withdrawal and every transfer to another member.',
      contentBn:
        'আগে নিজের সীমা ঠিক করুন: কত ক্রেডিট আর কতক্ষণ।\n\nতারপর পেমেন্ট পাসওয়ার্ড সেট করুন। প্রতিবার উত্তোলন ও অন্য সদস্যকে ট্রান্সফারের সময় এটি লাগবে।',
    },
  ];
}
