import { randomUUID } from 'node:crypto';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { NOW } from '#sandbox/ledger/ledger.fixture.ts';

type Row = typeof member.$inferInsert;

const rowOf = ({ merchantCode }: Merchant, uplineId: string | null, type: Row['type']): Row => {
  const id = randomUUID();
  return {
    ...{ id, merchantCode, account: id, nickname: id, type, uplineId },
    ...{ passwordHash: '', referralCode: id, createdAt: NOW, passwordChangedAt: NOW },
  };
};

/** Adds a member below another, an agent by default; returns the id. */
export async function addDownline(
  db: Database,
  merchant: Merchant,
  uplineId: string | null,
  type: Row['type'] = 2,
): Promise<string> {
  const [row] = await db
    .insert(member)
    .values(rowOf(merchant, uplineId, type))
    .returning();
  if (!row) throw new Error('The member was not added.');
  return row.id;
}

/** Adds agents in one statement, last ones first: each is below the one at the given index. Returns the ids. */
export async function addDownlines(
  db: Database,
  merchant: Merchant,
  parents: readonly (number | null)[],
): Promise<string[]> {
  const rows: (Row & { id: string })[] = [];
  for (const parent of parents) {
    const uplineId = parent === null ? null : (rows[parent]?.id ?? null);
    rows.push({ ...rowOf(merchant, uplineId, 2), id: randomUUID() });
  }
  await db.insert(member).values(rows.toReversed());
  return rows.map(({ id }) => id);
}
