import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import type { SuspensionReason } from '#src/platform/contract.generated.ts';

/** A member's suspension with its reason, or its end. */
export interface SentSuspension {
  merchantCode: string;
  memberId: string;
  reason: SuspensionReason | null;
}

const REASONS: Readonly<Record<SuspensionReason, { en: string; bn: string }>> = {
  asked: { en: 'You requested it.', bn: 'আপনি নিজে অনুরোধ করেছেন।' },
  shared: {
    en: 'Other people seem to be using your account.',
    bn: 'মনে হচ্ছে অন্য কেউ আপনার অ্যাকাউন্ট ব্যবহার করছেন।',
  },
  unusual: {
    en: 'There was unusual activity in your account.',
    bn: 'আপনার অ্যাকাউন্টে অস্বাভাবিক কার্যকলাপ দেখা গেছে।',
  },
  inactive: {
    en: 'Your account has not been used for a long time.',
    bn: 'আপনার অ্যাকাউন্ট অনেক দিন ব্যবহার হয়নি।',
  },
};

const LIFTED = {
  title: 'Your account is no longer suspended',
  titleBn: 'আপনার অ্যাকাউন্টের স্থগিতাদেশ তুলে নেওয়া হয়েছে',
  content: 'You can play, deposit and transfer again.',
  contentBn: 'এখন আবার খেলতে, জমা দিতে ও ট্রান্সফার করতে পারবেন।',
};

const suspended = (reason: SuspensionReason) => ({
  title: 'Your agent has suspended your account',
  titleBn: 'আপনার এজেন্ট আপনার অ্যাকাউন্ট স্থগিত করেছেন',
  content: `Reason: ${REASONS[reason].en} You can still log in, withdraw and see all your records. Play, deposits, transfers to others and invitations are blocked until the suspension is lifted. If you think this is a mistake, contact customer service.`,
  contentBn: `কারণ: ${REASONS[reason].bn} তবে লগইন ও উত্তোলন করতে এবং সব রেকর্ড দেখতে পারবেন। স্থগিতাদেশ তুলে না নেওয়া পর্যন্ত খেলা, জমা, অন্যদের কাছে ট্রান্সফার ও আমন্ত্রণ বন্ধ থাকবে। ভুল হয়েছে মনে হলে গ্রাহকসেবায় যোগাযোগ করুন।`,
});

/** Sends a member a message that their agent has suspended them and why, or has ended the suspension. */
export async function notifySuspension(
  db: Database,
  { merchantCode, memberId, reason }: SentSuspension,
  now: Date,
): Promise<void> {
  await sendMessage(db, publish.bind(undefined, db, merchantCode, now), now, memberId, {
    kind: 'account',
    ...(reason === null ? LIFTED : suspended(reason)),
  });
}
