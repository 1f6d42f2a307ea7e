import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { percentText } from '#sandbox/kernel/percent.ts';

/** A changed rebate, in basis points. */
export interface SentRebate {
  merchantCode: string;
  memberId: string;
  before: number;
  rebate: number;
}

/** Sends a member a message that their agent has changed their rebate. */
export async function notifyRebate(
  db: Database,
  { merchantCode, memberId, before, rebate }: SentRebate,
  now: Date,
): Promise<void> {
  const [earlier, later] = [percentText(before), percentText(rebate)];
  await sendMessage(db, publish.bind(undefined, db, merchantCode, now), now, memberId, {
    kind: 'reward',
    title: `Your agent changed your rebate to ${later}%`,
    titleBn: `এজেন্ট আপনার রিবেট ${later}% করেছেন`,
    content: `The rate was ${earlier}%. Bets settled before this message keep that rate. If your VIP level gives a higher rate, you get that one.`,
    contentBn: `আগের হার ছিল ${earlier}%। এই বার্তার আগে নিষ্পত্তি হওয়া বাজিতে সেই হারই থাকবে। আপনার ভিআইপি লেভেলের রিবেট বেশি হলে সেটিই পাবেন।`,
  });
}
