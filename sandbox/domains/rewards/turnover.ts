import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { remainingRequirements } from './remainingRequirements.ts';
import { type TurnoverSource, turnoverRequirement } from './schema/turnover.ts';

/** The data of a new wagering requirement. */
export interface NewRequirement {
  merchantCode: string;
  memberId: string;
  source: TurnoverSource;
  /** The number of the deposit or reward; the same one again opens nothing. */
  reference: string;
  /** The amount to stake, in minor units; zero opens nothing. */
  amount: bigint;
  at: Date;
}

/** A wagering requirement with its progress. */
export interface Requirement {
  id: number;
  source: TurnoverSource;
  reference: string;
  /** The amount to stake, in minor units. */
  amount: bigint;
  /** The amount already staked, in minor units. */
  filled: bigint;
  /** The amount still to stake, in minor units; zero once it is waived. */
  left: bigint;
  openedAt: Date;
  waivedAt: Date | null;
}

/** Requires a member to stake an amount before the next withdrawal. `db` is the transaction that credits the money. */
export async function openRequirement(
  db: Database,
  { at, ...requirement }: NewRequirement,
): Promise<void> {
  if (requirement.amount === 0n) return;
  await db
    .insert(turnoverRequirement)
    .values({ ...requirement, openedAt: at })
    .onConflictDoNothing();
}

/** A member's requirements in the order of opening, each with the time the next one was opened or it was waived, whichever came first. */
const openedBy = (db: Database, memberId: string) =>
  db
    .select({
      id: turnoverRequirement.id,
      source: turnoverRequirement.source,
      reference: turnoverRequirement.reference,
      amount: turnoverRequirement.amount,
      openedAt: turnoverRequirement.openedAt,
      waivedAt: turnoverRequirement.waivedAt,
      until: sql`least(${turnoverRequirement.waivedAt}, lead(${turnoverRequirement.openedAt})
        OVER (ORDER BY ${turnoverRequirement.openedAt}, ${turnoverRequirement.id}))`
        .mapWith(turnoverRequirement.openedAt)
        .as('until'),
    })
    .from(turnoverRequirement)
    .where(eq(turnoverRequirement.memberId, memberId))
    .as('opened');

/** A requirement with the stakes from its opening until the next one was opened, or it was waived, in minor units. */
export interface OpenedWindow extends Omit<Requirement, 'left' | 'filled'> {
  until: Date | null;
  staked: bigint;
}

/** All requirements of a member, oldest first, with their windows' stakes. Settled bets count, by the time they were placed. */
export async function windowsOf(db: Database, memberId: string): Promise<OpenedWindow[]> {
  const opened = openedBy(db, memberId);
  const { id, source, reference, amount, openedAt, waivedAt, until } = opened;
  const counted = and(
    eq(bet.memberId, memberId),
    eq(bet.state, 'settled'),
    gte(bet.at, opened.openedAt),
    or(isNull(until), lt(bet.at, until)),
  );
  const staked = sql`coalesce(sum(${bet.stake}), 0)`.mapWith(BigInt);
  return db
    .select({ id, source, reference, amount, openedAt, waivedAt, until, staked })
    .from(opened)
    .leftJoin(bet, counted)
    .groupBy(id, source, reference, amount, openedAt, waivedAt, until)
    .orderBy(openedAt, id);
}

/** All requirements of a member with their progress, oldest first. */
export async function requirementsOf(db: Database, memberId: string): Promise<Requirement[]> {
  const windows = await windowsOf(db, memberId);
  const unfilled = remainingRequirements(windows);
  return windows.map(({ staked: _, until: _until, ...row }, index) => {
    const left = unfilled[index] ?? 0n;
    return { ...row, filled: row.amount - left, left: row.waivedAt === null ? left : 0n };
  });
}

/** The amount that a member must still stake before a withdrawal, in minor units. */
export async function turnoverLeft(db: Database, memberId: string): Promise<bigint> {
  const requirements = await requirementsOf(db, memberId);
  return requirements.reduce((sum, { left }) => sum + left, 0n);
}
