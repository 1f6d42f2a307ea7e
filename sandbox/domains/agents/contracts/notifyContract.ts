import { eq, inArray } from 'drizzle-orm';
import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import type { ContractRow } from './contractsInForce.ts';
import { contractTexts, type EndedBy, type PartyAccounts } from './contractTexts.ts';

/** The accounts of a contract's parties. */
async function accountsOf(
  db: Database,
  { agentId, offererId }: Pick<ContractRow, 'agentId' | 'offererId'>,
): Promise<PartyAccounts> {
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(offererId === null ? eq(member.id, agentId) : inArray(member.id, [agentId, offererId]));
  const accountOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error('A party of the contract is gone.');
    return row.account;
  };
  return { agent: accountOf(agentId), offerer: offererId && accountOf(offererId) };
}

/** What changed a contract. */
export interface ContractCause {
  /** The party who changed it, if one of them did. */
  actorId?: string | null | undefined;
  /** Why it ended, if nobody ended it. */
  endedBy?: EndedBy | undefined;
}

/**
 * Notifies both parties of a contract's new state: on open pages, and in their inboxes, where each reads who the other one is. The message
 * to the party who changed it is read from the start.
 */
export async function notifyContract(
  db: Database,
  told: ContractRow,
  now: Date,
  { actorId, endedBy }: ContractCause,
): Promise<void> {
  const { id, merchantCode, kind, state, agentId, offererId } = told;
  const accounts = await accountsOf(db, told);
  const tell = publish.bind(undefined, db, merchantCode, now);
  const parties = [
    { to: agentId, as: 'agent' as const },
    ...(offererId === null ? [] : [{ to: offererId, as: 'offerer' as const }]),
  ];
  for (const { to, as } of parties) {
    await tell({ to, type: 'contract', data: { id, kind, state } });
    await sendMessage(db, tell, now, to, {
      ...{ kind: 'agent', aboutKind: 'contract', aboutReference: id },
      ...contractTexts(told, as, accounts, endedBy),
      readAt: to === actorId ? now : null,
    });
  }
}
