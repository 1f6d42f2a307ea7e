import type { Handler } from '#sandbox/contract/operations.ts';
import { amountText } from '#sandbox/money.ts';
import { limitsOf } from '#sandbox/protection/limits.ts';
import { depositLeft, depositsOf } from '#sandbox/wallet/depositLimit.ts';
import { DEPOSIT_METHOD_IDS, DEPOSIT_METHODS } from '#sandbox/wallet/methods.ts';

const MINUTE_MS = 60_000;

/** The ways to pay in, with what a player's own limits leave of each (S2.16 depositv2). */
export const getDepositMethods: Handler<'getDepositMethods'> = async ({
  db,
  session: { member },
  now,
}) => {
  const left = depositLeft(await limitsOf(db, member.id), await depositsOf(db, member.id, now));
  const methods = DEPOSIT_METHOD_IDS.flatMap((method) => {
    const { adapter, least, most, openMs } = DEPOSIT_METHODS[method];
    if (left !== undefined && left < least) return [];
    return {
      ...{ method, adapter, least: amountText(least) },
      most: amountText(left !== undefined && left < most ? left : most),
      minutes: openMs / MINUTE_MS,
    };
  });
  const shown = left === undefined || left > 0n ? left : 0n;
  return { methods, depositLeft: shown === undefined ? null : amountText(shown) };
};
