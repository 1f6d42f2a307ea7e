import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import type { ContractRow } from './contractsInForce.ts';
import { contractTexts, type EndedBelow } from './contractTexts.ts';

/** Notifies both parties of a contract's new state: on open pages, and in their inboxes. */
export async function notifyContract(
  db: Database,
  told: ContractRow,
  now: Date,
  below?: EndedBelow,
): Promise<void> {
  const { id, merchantCode, kind, state, agentId, offererId } = told;
  const written = { kind: 'agent' as const, ...contractTexts(told, below) };
  const tell = publish.bind(undefined, db, merchantCode, now);
  for (const to of offererId === null ? [agentId] : [agentId, offererId]) {
    await tell({ to, type: 'contract', data: { id, kind, state } });
    await sendMessage(db, tell, now, to, written);
  }
}
