import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { publish } from '#sandbox/events/publish.ts';
import { send } from '#sandbox/outbox/send.ts';
import { percentText } from '../percent.ts';
import type { ContractRow } from './contractsInForce.ts';
import type { ContractKind } from './kinds.ts';
import type { ContractState } from './states.ts';

const NAMES: Readonly<Record<ContractKind, string>> = {
  dividend: 'dividend contract',
  daily: 'contract for a daily salary',
  hourly: 'contract for an hourly salary',
  realtime: 'contract for a real-time salary',
};

const EVENTS: Readonly<Record<ContractState, string>> = {
  offered: 'was offered',
  accepted: 'was accepted',
  rejected: 'was rejected',
  terminated: 'has ended',
};

/** Tells whom a contract is between what it is now: on open pages, and by a message to the address or number they have. */
export async function tellContract(
  db: Database,
  { id, merchantCode, kind, state, rate, agentId, offererId }: ContractRow,
  now: Date,
): Promise<void> {
  const text = `The ${NAMES[kind]} of ${percentText(rate)}% ${EVENTS[state]}.`;
  for (const to of offererId === null ? [agentId] : [agentId, offererId]) {
    await publish(db, merchantCode, now, { to, type: 'contract', data: { id, kind, state } });
    const [reached] = await db
      .select({ email: member.email, mobile: member.mobile })
      .from(member)
      .where(eq(member.id, to));
    if (reached?.email) {
      const mail = { to: reached.email, subject: 'Your contract', body: text };
      await send(db, merchantCode, now, { channel: 'email', ...mail });
    } else if (reached?.mobile) {
      await send(db, merchantCode, now, { channel: 'sms', to: reached.mobile, body: text });
    }
  }
}
