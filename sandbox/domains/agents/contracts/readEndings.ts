import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import type { ContractEndings } from '#src/platform/contract.generated.ts';
import { contract } from '../schema.ts';
import { endingsDigest } from './endings.ts';

const offerer = alias(member, 'offerer');

/** A page of the contracts and offers that match a condition, contracts first, with the number of each. */
export async function readEndings(
  db: Database,
  picks: SQL | undefined,
  { pageNo, pageSize }: Page,
): Promise<ContractEndings> {
  // Read first: a change while the rest is read makes the agreement void, so it never covers what was not shown.
  const agreed = await endingsDigest(db, picks);
  const isOffer = eq(contract.state, 'offered');
  const [counted] = await db
    .select({ total: count(), offers: sql<number>`count(*) FILTER (WHERE ${isOffer})::int` })
    .from(contract)
    .where(picks);
  const rows = await db
    .select({
      ...{ account: member.account, nickname: member.nickname, offerer: offerer.account },
      ...{ period: contract.period, rate: contract.rate, state: contract.state },
      ...{ offeredAt: contract.offeredAt, acceptedAt: contract.acceptedAt },
    })
    .from(contract)
    .innerJoin(member, eq(member.id, contract.agentId))
    .leftJoin(offerer, eq(offerer.id, contract.offererId))
    .where(picks)
    .orderBy(sql`${isOffer}`, asc(sql`lower(${member.account})`), asc(contract.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const { total, offers } = counted ?? { total: 0, offers: 0 };
  return {
    endings: rows.map(({ rate, offeredAt, acceptedAt, ...row }) => ({
      ...row,
      ratePercent: percentText(rate),
      since: (acceptedAt ?? offeredAt).toISOString(),
    })),
    ...{ contracts: total - offers, offers },
    agreed,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
