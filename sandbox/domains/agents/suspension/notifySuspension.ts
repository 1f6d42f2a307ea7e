import { messageTexts } from '#sandbox/domains/messages/messageTexts.ts';
import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { textIn } from '#scripts/languages/texts.ts';
import type { SuspensionReason } from '#src/platform/contract.generated.ts';

/** A member's suspension with its reason, or its end. */
export interface SentSuspension {
  merchantCode: string;
  memberId: string;
  reason: SuspensionReason | null;
}

/** The texts about agents in each language. */
const TEXTS = 'sandbox/agents';

const suspended = (reason: SuspensionReason) =>
  messageTexts(TEXTS, 'suspension.begun', (language) => ({
    reason: textIn(language, TEXTS, `suspension.reasons.${reason}`),
  }));

/** Sends a member a message that their agent has suspended them and why, or has ended the suspension. */
export async function notifySuspension(
  db: Database,
  { merchantCode, memberId, reason }: SentSuspension,
  now: Date,
): Promise<void> {
  await sendMessage(db, publish.bind(undefined, db, merchantCode, now), now, memberId, {
    kind: 'account',
    ...(reason === null ? messageTexts(TEXTS, 'suspension.lifted') : suspended(reason)),
  });
}
