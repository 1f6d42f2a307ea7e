import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import { contract } from '../schema.ts';

const MOST_ROWS = 100;
const offerer = alias(member, 'offerer');

/** The listing of contracts that are offered or in force. */
export const contractListing: Listing = {
  name: 'contracts',
  title: 'Contracts',
  columns: ['Agent', 'Offered by', 'Kind', 'Period', 'Rate', 'State'],
  empty: 'Contracts on offer or in force are listed here.',
  async read({ db, merchant: { merchantCode } }) {
    const rows = await db
      .select({ contract, agent: member.account, offerer: offerer.account })
      .from(contract)
      .innerJoin(member, eq(member.id, contract.agentId))
      .leftJoin(offerer, eq(offerer.id, contract.offererId))
      .where(
        and(
          eq(contract.merchantCode, merchantCode),
          inArray(contract.state, ['offered', 'accepted']),
        ),
      )
      .orderBy(asc(contract.offeredAt), asc(contract.id))
      .limit(MOST_ROWS);
    return rows.map(({ contract: { id, kind, period, rate, state }, ...names }) => ({
      cells: [
        names.agent,
        names.offerer ?? 'operator',
        kind,
        period ?? '',
        `${percentText(rate)}%`,
        state,
      ],
      offers: [{ action: 'terminateContract', input: { id } }],
    }));
  },
};
