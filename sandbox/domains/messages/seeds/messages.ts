import { PLAYER_ROLES, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { message } from '#sandbox/domains/messages/schema.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';

type Written = Omit<typeof message.$inferInsert, 'memberId'> & { daysAgo: number; read: boolean };

const LETTERS: readonly Omit<Written, 'sentAt'>[] = [
  {
    kind: 'service',
    title: 'Welcome',
    titleBn: 'স্বাগতম',
    content:
      'Welcome to the site. Set your limits before you start: you will find them in your account, under Play safely.',
    contentBn:
      'আপনাকে পেয়ে ভালো লাগছে। শুরুর আগে নিজের সীমা ঠিক করে নিন: অ্যাকাউন্টের “নিরাপদে খেলুন” অংশে পাবেন।',
    daysAgo: 120,
    read: true,
  },
  {
    kind: 'money',
    title: 'Withdrawal paid',
    titleBn: 'আপনার উত্তোলন পরিশোধ হয়েছে',
    content: 'Check your payout account. If anything is missing, contact us.',
    contentBn: 'আপনার উত্তোলনের অ্যাকাউন্ট দেখে নিন। কিছু কম পেলে আমাদের জানান।',
    daysAgo: 34,
    read: true,
  },
  {
    kind: 'reward',
    title: 'You have a new reward',
    titleBn: 'আপনার জন্য নতুন পুরস্কার আছে',
    content: 'You will find it on the Rewards page, together with its turnover requirement.',
    contentBn: 'পুরস্কারের পাতায় পাবেন, টার্নওভার শর্তও সেখানে লেখা আছে।',
    daysAgo: 6,
    read: false,
  },
  {
    kind: 'account',
    title: 'Password reminder',
    titleBn: 'পাসওয়ার্ড বদলানোর কথা মনে রাখুন',
    content:
      'Your password is a month old. Passwords expire after 90 days. You can change yours at any time under Security.',
    contentBn:
      'আপনার পাসওয়ার্ড এক মাসের পুরোনো। পাসওয়ার্ডের মেয়াদ 90 দিন। নিরাপত্তা পাতা থেকে যেকোনো সময় বদলাতে পারেন।',
    daysAgo: 1,
    read: false,
  },
];

/** Roles of players who are new, or never open their inbox. */
const WITHOUT: ReadonlySet<PlayerRole> = new Set(['newcomer', 'trial', 'firstLogin']);

/** Seeds an inbox for each player who has been there for a while, partly read. */
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
