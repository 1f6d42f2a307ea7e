import { messageTexts } from '#sandbox/domains/messages/messageTexts.ts';
import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { shownPercent } from '#sandbox/kernel/percent.ts';

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
  const rates = { before: shownPercent(before), now: shownPercent(rebate) };
  await sendMessage(db, publish.bind(undefined, db, merchantCode, now), now, memberId, {
    kind: 'reward',
    ...messageTexts('sandbox/agents', 'rebate', () => rates),
  });
}
