import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { excludePerson } from '#sandbox/domains/protection/exclusion.ts';
import { exclusion, nearMatch } from '#sandbox/domains/protection/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';

const SHOWN = 100;
const MOST_IDS = 2 ** 31;

/** The near matches of a merchant that are not decided yet, while the break is in force. */
const undecided = (db: Database, merchantCode: string, now: Date, id?: number) =>
  db
    .select({
      ...{ id: nearMatch.id, memberId: nearMatch.memberId, reason: nearMatch.reason },
      ...{ noticedAt: nearMatch.noticedAt, account: member.account },
      ...{ kind: exclusion.kind, scope: exclusion.scope, until: exclusion.until },
    })
    .from(nearMatch)
    .innerJoin(member, eq(member.id, nearMatch.memberId))
    .innerJoin(exclusion, eq(exclusion.id, nearMatch.exclusionId))
    .where(
      and(
        eq(member.merchantCode, merchantCode),
        isNull(nearMatch.decision),
        gt(exclusion.until, now),
        id === undefined ? undefined : eq(nearMatch.id, id),
      ),
    )
    .orderBy(asc(nearMatch.noticedAt), asc(nearMatch.id))
    .limit(SHOWN);

/** The listing of accounts that may belong to a person on a break. */
export const nearMatches: Listing = {
  name: 'nearMatches',
  title: 'Possible matches with self-exclusions',
  columns: ['Account', 'Reason', 'Break', 'Until', 'Noticed'],
  empty:
    'An account appears here when it resembles the account of a player on a break but may belong to someone else.',
  async read({ db, merchant: { merchantCode }, now }) {
    const rows = await undecided(db, merchantCode, now);
    return rows.map(({ id, account, reason, kind, until, noticedAt }) => ({
      cells: [account, reason, kind, until.toISOString(), noticedAt.toISOString()],
      offers: (['same person', 'another person'] as const).map((decision) => ({
        action: 'decideNearMatch',
        input: { id, decision },
      })),
    }));
  },
};

/** Decides whether an account belongs to a person on a break; if so, the break applies to it. */
export const decideNearMatch = defineAction({
  name: 'decideNearMatch',
  description:
    'Decides whether an account belongs to a player on a break. If it does, the break applies to it too.',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'decision'],
    properties: {
      id: { type: 'integer', title: 'Possible match', minimum: 1, maximum: MOST_IDS },
      decision: {
        type: 'string',
        title: 'Decision',
        enum: ['same person', 'another person'],
        maxLength: 20,
      },
    },
  },
  async run({ db, merchant: { merchantCode }, now }, { id, decision }) {
    const [match] = await undecided(db, merchantCode, now, id);
    if (!match) throw new Refusal('not_found');
    await db.update(nearMatch).set({ decision, decidedAt: now }).where(eq(nearMatch.id, id));
    if (decision === 'same person') {
      await excludePerson(db, match.memberId, match, [merchantCode], now);
    }
    return { account: match.account, decision };
  },
});
