import { and, count, desc, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/database/database.ts';
import { contract } from '#sandbox/database/schema/agents.ts';
import { member } from '#sandbox/database/schema/members.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import { percentText } from '#sandbox/percent.ts';
import type { Contract, ContractSide } from '#src/platform/contract.generated.ts';
import type { ContractRow } from './contractsInForce.ts';
import type { ContractKind } from './kinds.ts';
import type { ContractState } from './states.ts';

/** What a list of contracts is narrowed to. What is left out narrows nothing. */
export interface ContractFilter {
  id?: string | undefined;
  kind?: ContractKind | undefined;
  state?: ContractState | undefined;
  /** Those that the agent received, or those that they offered. */
  side?: ContractSide | undefined;
}

const offerer = alias(member, 'offerer');

const sides = (agentId: string, side: ContractSide | undefined) => {
  const received = eq(contract.agentId, agentId);
  const given = eq(contract.offererId, agentId);
  if (side === undefined) return or(received, given);
  return side === 'received' ? received : given;
};

function contractValue(
  { id, kind, period, rate, state, agentId, offeredAt, acceptedAt, closedAt }: ContractRow,
  names: { account: string; nickname: string; offerer: string | null },
  viewerId: string,
): Contract {
  return {
    ...{ id, kind, period, ratePercent: percentText(rate), state },
    side: agentId === viewerId ? 'received' : 'given',
    ...names,
    offeredAt: offeredAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** The contracts that an agent received or offered, the newest first. */
export async function readContracts(
  db: Database,
  agentId: string,
  { id, kind, state, side }: ContractFilter,
  { pageNo, pageSize }: Page,
): Promise<{ contracts: Contract[]; totalPages: number; total: number }> {
  const where = and(
    sides(agentId, side),
    id === undefined ? undefined : eq(contract.id, id),
    kind === undefined ? undefined : eq(contract.kind, kind),
    state === undefined ? undefined : eq(contract.state, state),
  );
  const [counted] = await db.select({ total: count() }).from(contract).where(where);
  const rows = await db
    .select({
      row: contract,
      names: { account: member.account, nickname: member.nickname, offerer: offerer.account },
    })
    .from(contract)
    .innerJoin(member, eq(member.id, contract.agentId))
    .leftJoin(offerer, eq(offerer.id, contract.offererId))
    .where(where)
    .orderBy(desc(contract.offeredAt), desc(contract.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const total = counted?.total ?? 0;
  return {
    contracts: rows.map(({ row, names }) => contractValue(row, names, agentId)),
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
