import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { ApplicationState } from '#src/platform/contract.generated.ts';
import { promotionApplication, promotionEntry, raffleTicket } from '../schema/promotions.ts';
import { reward } from '../schema/rewards.ts';
import { stakedBy } from '../staked.ts';
import type { Promotion } from './findPromotion.ts';

/** The status of a player in a promotion. */
export interface Standing {
  joinedAt: Date | undefined;
  /** The player's stakes for it since joining, in minor units. */
  staked: bigint;
  application: ApplicationState | undefined;
  reward: 'none' | 'issued' | 'claimed' | 'expired';
  tickets: { unopened: number; opened: number };
}

/** The status of a player who has not joined. */
export const NO_STANDING: Standing = {
  joinedAt: undefined,
  staked: 0n,
  application: undefined,
  reward: 'none',
  tickets: { unopened: 0, opened: 0 },
};

async function joinedAt(db: Database, memberId: string, { id }: Promotion) {
  const [entry] = await db
    .select({ joinedAt: promotionEntry.joinedAt })
    .from(promotionEntry)
    .where(and(eq(promotionEntry.promotionId, id), eq(promotionEntry.memberId, memberId)));
  return entry?.joinedAt;
}

async function latestApplication(db: Database, memberId: string, { id }: Promotion) {
  const [application] = await db
    .select({ state: promotionApplication.state })
    .from(promotionApplication)
    .where(
      and(eq(promotionApplication.promotionId, id), eq(promotionApplication.memberId, memberId)),
    )
    .orderBy(desc(promotionApplication.at))
    .limit(1);
  return application?.state;
}

async function ticketsOf(db: Database, memberId: string, { id }: Promotion) {
  const tickets = await db
    .select({ openedAt: raffleTicket.openedAt })
    .from(raffleTicket)
    .where(and(eq(raffleTicket.promotionId, id), eq(raffleTicket.memberId, memberId)));
  const opened = tickets.filter((ticket) => ticket.openedAt !== null).length;
  return { opened, unopened: tickets.length - opened };
}

/** The status of a player in a promotion; looks up only what its mode needs. */
async function standingIn(
  db: Database,
  memberId: string,
  promotion: Promotion,
  issued: Standing['reward'],
): Promise<Standing> {
  const standing: Standing = { ...NO_STANDING, reward: issued };
  switch (promotion.terms.mode) {
    case 'turnover': {
      const from = await joinedAt(db, memberId, promotion);
      if (!from) return standing;
      const until = promotion.endsAt;
      return { ...standing, joinedAt: from, staked: await stakedBy(db, memberId, { from, until }) };
    }
    case 'raffle':
      return {
        ...standing,
        joinedAt: await joinedAt(db, memberId, promotion),
        tickets: await ticketsOf(db, memberId, promotion),
      };
    case 'application':
      return { ...standing, application: await latestApplication(db, memberId, promotion) };
    default:
      return standing;
  }
}

/** The state of a granted reward. */
function stateOf(
  { claimedAt, expiresAt }: { claimedAt: Date | null; expiresAt: Date },
  now: Date,
): Standing['reward'] {
  if (claimedAt) return 'claimed';
  return expiresAt > now ? 'issued' : 'expired';
}

/** The status of a player in each of several promotions, in their order. */
export async function standingsOf(
  db: Database,
  memberId: string,
  promotions: readonly Promotion[],
  now: Date,
): Promise<Standing[]> {
  const codes = promotions.map(({ code }) => code);
  const rewards = await db
    .select({
      reference: reward.reference,
      claimedAt: reward.claimedAt,
      expiresAt: reward.expiresAt,
    })
    .from(reward)
    .where(
      and(
        eq(reward.memberId, memberId),
        eq(reward.source, 'promotion'),
        inArray(reward.reference, codes),
      ),
    );
  const issued = new Map(
    rewards.map((one): [string, Standing['reward']] => [one.reference, stateOf(one, now)]),
  );
  const standings: Standing[] = [];
  for (const one of promotions) {
    standings.push(await standingIn(db, memberId, one, issued.get(one.code) ?? 'none'));
  }
  return standings;
}
