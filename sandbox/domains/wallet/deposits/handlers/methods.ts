import { and, desc, eq } from 'drizzle-orm';
import { depositLeft, depositsOf } from '#sandbox/domains/protection/depositLimit.ts';
import { limitsOf } from '#sandbox/domains/protection/limits.ts';
import {
  adapterOf,
  DEPOSIT_METHOD_IDS,
  DEPOSIT_METHODS,
  type DepositMethodId,
  providerOf,
} from '#sandbox/domains/wallet/methods.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { deposit } from '../schema.ts';

const MINUTE_MS = 60_000;

/** The method and provider of the player's last paid deposit. */
async function lastPaidBy(db: Database, memberId: string) {
  const [last] = await db
    .select({ method: deposit.method, provider: deposit.provider })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), eq(deposit.state, 'paid')))
    .orderBy(desc(deposit.closedAt), desc(deposit.id))
    .limit(1);
  const provider = last && providerOf(last.method, last.provider);
  return last && provider ? { method: last.method, provider: provider.name } : undefined;
}

/** Returns the deposit methods, with what the player's own limits leave of each (S2.16 depositv2). */
export const getDepositMethods: Handler<'getDepositMethods'> = async ({
  db,
  merchant,
  session: { member },
  now,
}) => {
  const left = depositLeft(await limitsOf(db, member.id), await depositsOf(db, member.id, now));
  const last = await lastPaidBy(db, member.id);
  const methods = DEPOSIT_METHOD_IDS.flatMap((method) => {
    const { least, most, fee, openMs, takesMinutes, providers } = DEPOSIT_METHODS[method];
    if (left !== undefined && left < least) return [];
    return providers.map(({ name }) => ({
      ...{
        method,
        provider: name,
        adapter: adapterOf(method, name),
        least: amountText(merchant, least),
      },
      most: amountText(merchant, left !== undefined && left < most ? left : most),
      ...{ fee: amountText(merchant, fee), minutes: openMs / MINUTE_MS, takesMinutes },
    }));
  });
  const isLast = (one: { method: DepositMethodId; provider: string }) =>
    one.method === last?.method && one.provider === last.provider;
  const shown = left === undefined || left > 0n ? left : 0n;
  return {
    methods: [...methods.filter(isLast), ...methods.filter((one) => !isLast(one))],
    depositLeft: shown === undefined ? null : amountText(merchant, shown),
    last: last ?? null,
  };
};
