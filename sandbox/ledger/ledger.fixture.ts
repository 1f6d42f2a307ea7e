import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { merchant as merchants } from '#sandbox/kernel/database/schema/merchants.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { balancesOf } from './balances.ts';
import type { Movement } from './movements/movement.ts';

const BRANDS = fileURLToPath(new URL('../../brands', import.meta.url));

/** A fixed time for movements whose time does not matter. */
export const NOW = new Date('2026-03-03T12:00:00Z');

/** The codes of two vendors in the catalogue. */
export const VENDORS = ['CQ9', 'PT'] as const;

const [model] = await readMerchants(BRANDS);

/** Adds a merchant to the database, with one wallet per member or one per vendor. */
export async function addMerchant(db: Database, wallet: { single: boolean }): Promise<Merchant> {
  if (!model) throw new Error('There is no brand to take after.');
  const merchantCode = `TEST${randomUUID()}`;
  await db.insert(merchants).values({ code: merchantCode });
  return { merchantCode, brand: { ...model.brand, merchantCode, wallet } };
}

const DAY_MS = 86_400_000;

/** A random birth date of an adult, so that no two test members count as one person. */
const randomBirthday = (): string =>
  new Date(randomInt(10_000) * DAY_MS).toISOString().slice(0, 10);

/** Adds a member to a merchant and returns their id; `more` overrides the defaults. */
export async function addMember(
  db: Database,
  { merchantCode }: Merchant,
  more: Partial<typeof member.$inferInsert> = {},
): Promise<string> {
  const account = randomUUID();
  const [added] = await db
    .insert(member)
    .values({
      merchantCode,
      account,
      type: 0,
      passwordHash: '',
      nickname: account,
      realName: account,
      profile: { birthday: randomBirthday() },
      referralCode: account,
      createdAt: NOW,
      passwordChangedAt: NOW,
      ...more,
    })
    .returning({ id: member.id });
  if (!added) throw new Error('The member was not added.');
  return added.id;
}

/** A movement of an amount, with a new key unless one is given. */
export const movement = (
  merchant: Merchant,
  memberId: string,
  amount: bigint,
  more: Partial<Movement> = {},
): Movement => ({
  merchant,
  memberId,
  key: randomUUID(),
  at: NOW,
  amount,
  reference: 'test',
  ...more,
});

/** A member's balances, by account kind and vendor code. */
export async function balancesByName(
  db: Database,
  memberId: string,
): Promise<Record<string, bigint>> {
  const balances = await balancesOf(db, memberId);
  return Object.fromEntries(
    balances.map(({ kind, vendorCode, balance }) => [vendorCode ?? kind, balance]),
  );
}
