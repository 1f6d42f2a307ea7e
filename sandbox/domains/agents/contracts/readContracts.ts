import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import type { Contract, ContractSide } from '#src/platform/contract.generated.ts';
import { contract } from '../schema.ts';
import { accountBegins } from '../team/inTeam.ts';
import { contractValue, isReplaced } from './contractValue.ts';
import type { ContractKind } from './kinds.ts';
import type { ContractState } from './states.ts';

/** The filters of a contract list. An omitted filter restricts nothing. */
export interface ContractFilter {
  id?: string | undefined;
  kind?: ContractKind | undefined;
  /** The kinds that the merchant offers. */
  kinds?: readonly ContractKind[];
  state?: ContractState | undefined;
  /** Contracts that the agent received, or that they offered. */
  side?: ContractSide | undefined;
  /** The beginning of the account of the agent who is paid. */
  account?: string | undefined;
}

/** The sort order of contracts. */
export interface ContractOrder {
  sort: 'offered' | 'account' | 'rate';
  order: 'asc' | 'desc';
}

const NEWEST: ContractOrder = { sort: 'offered', order: 'desc' };

const offerer = alias(member, 'offerer');

const sides = (agentId: string, side: ContractSide | undefined) => {
  const received = eq(contract.agentId, agentId);
  const given = eq(contract.offererId, agentId);
  if (side === undefined) return or(received, given);
  return side === 'received' ? received : given;
};

const SORTED_BY: Readonly<Record<ContractOrder['sort'], SQL>> = {
  offered: sql`${contract.offeredAt}`,
  account: sql`lower(${member.account})`,
  rate: sql`${contract.rate}`,
};

/** Reads the contracts that an agent received or offered, newest first unless another order is given. */
export async function readContracts(
  db: Database,
  agentId: string,
  { id, kind, kinds, state, side, account }: ContractFilter,
  { pageNo, pageSize }: Page,
  { sort, order }: ContractOrder = NEWEST,
): Promise<{ contracts: Contract[]; totalPages: number; total: number }> {
  const where = and(
    sides(agentId, side),
    id === undefined ? undefined : eq(contract.id, id),
    kind === undefined ? undefined : eq(contract.kind, kind),
    kinds === undefined ? undefined : inArray(contract.kind, [...kinds]),
    accountBegins(account),
    state === undefined ? undefined : eq(contract.state, state),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(contract)
    .innerJoin(member, eq(member.id, contract.agentId))
    .where(where);
  const directed = order === 'asc' ? asc : desc;
  const rows = await db
    .select({
      row: contract,
      replaced: isReplaced,
      names: { account: member.account, nickname: member.nickname, offerer: offerer.account },
    })
    .from(contract)
    .innerJoin(member, eq(member.id, contract.agentId))
    .leftJoin(offerer, eq(offerer.id, contract.offererId))
    .where(where)
    .orderBy(directed(SORTED_BY[sort]), desc(contract.offeredAt), desc(contract.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const total = counted?.total ?? 0;
  return {
    contracts: rows.map(({ row, replaced, names }) => contractValue(row, replaced, names, agentId)),
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
