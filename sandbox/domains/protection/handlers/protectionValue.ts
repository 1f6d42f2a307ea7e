import { asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { LimitRaise, MoneyLimit, Protection } from '#src/platform/contract.generated.ts';
import { confirmableFrom, lapsesAt } from '../changeLimit.ts';
import { depositLeft, depositsOf } from '../depositLimit.ts';
import { type LimitName, type MoneyLimitKind, SPANS, type Span } from '../limitName.ts';
import { limitsOf } from '../limits.ts';
import { limitsLosses, lossesOf } from '../losses.ts';
import { realityCheckMinutes } from '../playSession.ts';
import { playerLimitRaise } from '../schema.ts';

const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

const moneyLimits = (
  merchant: Priced,
  kind: MoneyLimitKind,
  limits: ReadonlyMap<LimitName, bigint>,
  used: Record<Span, bigint>,
): MoneyLimit[] =>
  SPANS.flatMap((span) => {
    const limit = limits.get(`${kind}-${span}`);
    if (limit === undefined) return [];
    return {
      ...{ kind, span, amount: amountText(merchant, limit) },
      used: amountText(merchant, atLeastZero(used[span])),
      left: amountText(merchant, atLeastZero(limit - used[span])),
    };
  });

const raiseValue = (
  merchant: Priced,
  { name, value, askedAt }: typeof playerLimitRaise.$inferSelect,
): LimitRaise => ({
  limit: name,
  amount: value === null || name === 'session' ? null : amountText(merchant, value),
  minutes: value === null || name !== 'session' ? null : Number(value),
  askedAt: askedAt.toISOString(),
  confirmableFrom: confirmableFrom(askedAt).toISOString(),
  lapsesAt: lapsesAt(askedAt).toISOString(),
});

/** The API value of a player's limits, reality check and break. */
export async function protectionValue(
  db: Database,
  merchant: Priced,
  memberId: string,
  now: Date,
): Promise<Protection> {
  const limits = await limitsOf(db, memberId);
  const deposits = await depositsOf(db, memberId, now);
  const session = limits.get('session');
  const raises = await db
    .select()
    .from(playerLimitRaise)
    .where(eq(playerLimitRaise.memberId, memberId))
    .orderBy(asc(playerLimitRaise.askedAt), asc(playerLimitRaise.name));
  const left = depositLeft(limits, deposits);
  const [row] = await db
    .select({ until: member.excludedUntil })
    .from(member)
    .where(eq(member.id, memberId));
  return {
    moneyLimits: [
      ...moneyLimits(merchant, 'deposit', limits, deposits),
      // Adding up the losses of many years takes a while, and pages wait for this response.
      ...(limitsLosses(limits)
        ? moneyLimits(merchant, 'loss', limits, await lossesOf(db, memberId, now))
        : []),
    ],
    sessionMinutes: session === undefined ? null : Number(session),
    raises: raises
      .filter(({ askedAt }) => lapsesAt(askedAt) > now)
      .map((raise) => raiseValue(merchant, raise)),
    depositLeft: left === undefined ? null : amountText(merchant, atLeastZero(left)),
    realityCheckMinutes: await realityCheckMinutes(db, memberId),
    excludedUntil: row?.until && row.until > now ? row.until.toISOString() : null,
  };
}
