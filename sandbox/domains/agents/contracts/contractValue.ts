import { sql } from 'drizzle-orm';
import { percentText } from '#sandbox/kernel/percent.ts';
import type { Contract, ContractEnd } from '#src/platform/contract.generated.ts';
import { contract } from '../schema.ts';
import type { ContractRow } from './contractsInForce.ts';

/** Whether a contract was in force until the agent accepted another one of its kind. */
export const isReplaced = sql<boolean>`EXISTS (SELECT 1 FROM contract newer
  WHERE newer.agent_id = ${contract.agentId} AND newer.kind = ${contract.kind}
  AND newer.accepted_at > ${contract.acceptedAt} AND newer.accepted_at <= ${contract.closedAt})`;

function endOf({ state, acceptedAt }: ContractRow, replaced: boolean): ContractEnd | null {
  if (state === 'rejected') return 'rejected';
  if (state !== 'terminated') return null;
  if (acceptedAt === null) return 'withdrawn';
  return replaced ? 'replaced' : 'ended';
}

/** The API value of a contract for one of its parties. */
export function contractValue(
  row: ContractRow,
  replaced: boolean,
  names: { account: string; nickname: string; offerer: string | null },
  viewerId: string,
): Contract {
  const { id, kind, period, rate, state, agentId, offeredAt, acceptedAt, closedAt } = row;
  return {
    ...{ id, kind, period, ratePercent: percentText(rate), state, end: endOf(row, replaced) },
    side: agentId === viewerId ? 'received' : 'given',
    ...names,
    offeredAt: offeredAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  };
}
