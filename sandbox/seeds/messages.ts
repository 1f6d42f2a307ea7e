import { message } from '#sandbox/database/schema/messages.ts';
import type { MerchantSeed } from './merchantSeed.ts';
import { PLAYER_ROLES, type PlayerRole } from './playerRoles.ts';
import { playerId } from './players.ts';
import { before } from './seedDay.ts';
import { seedId } from './seedId.ts';

type Written = Omit<typeof message.$inferInsert, 'memberId'> & { daysAgo: number; read: boolean };

const LETTERS: readonly Omit<Written, 'sentAt'>[] = [
  {
    kind: 'service',
    title: 'Welcome',
    titleBn: 'স্বাগতম',
    content:
      'Good to have you here. Set your limits before you begin: you find them in your account, under responsible play.',
    contentBn:
      'আপনাকে পেয়ে ভালো লাগছে। শুরুর আগে নিজের সীমা ঠিক করে নিন: অ্যাকাউন্টে দায়িত্বশীল খেলার অংশে পাবেন।',
    daysAgo: 120,
    read: true,
  },
  {
    kind: 'money',
    title: 'Your withdrawal was paid',
    titleBn: 'আপনার উত্তোলন পরিশোধ হয়েছে',
    content: 'Look into the account that you have bound. If something is missing, write to us.',
    contentBn: 'আপনার যুক্ত করা অ্যাকাউন্ট দেখে নিন। কিছু কম পেলে আমাদের লিখুন।',
    daysAgo: 34,
    read: true,
  },
  {
    kind: 'reward',
    title: 'A reward waits for you',
    titleBn: 'আপনার জন্য একটি পুরস্কার আছে',
    content: 'You find it in the reward centre, with what it asks for before it can be withdrawn.',
    contentBn: 'পুরস্কার কেন্দ্রে তা পাবেন, তোলার আগে কী লাগবে তাও সেখানে লেখা আছে।',
    daysAgo: 6,
    read: false,
  },
  {
    kind: 'account',
    title: 'Your password is a month old',
    titleBn: 'আপনার পাসওয়ার্ডের বয়স এক মাস',
    content: 'It holds for 90 days. You can change it at any time in the security centre.',
    contentBn: 'এটি ৯০ দিন চলে। নিরাপত্তা কেন্দ্রে যেকোনো সময় বদলাতে পারেন।',
    daysAgo: 1,
    read: false,
  },
];

/** Who has just come, or never looks into an inbox. */
const WITHOUT: ReadonlySet<PlayerRole> = new Set(['newcomer', 'trial', 'firstLogin']);

/** An inbox for each player who has been there for a while, some of it read. */
export const seedMessages: MerchantSeed = async (db, merchant, day) => {
  const rows = PLAYER_ROLES.filter((role) => !WITHOUT.has(role)).flatMap((role) => {
    const memberId = playerId(merchant, role);
    return LETTERS.map(({ daysAgo, read, ...written }) => {
      const sentAt = before(day, daysAgo, 11);
      const id = seedId('message', merchant.merchantCode, memberId, written.title);
      return { ...written, id, memberId, sentAt, readAt: read ? before(day, daysAgo, 20) : null };
    });
  });
  await db.insert(message).values(rows);
};
