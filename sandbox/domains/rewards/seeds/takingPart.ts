import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { findPromotion } from '#sandbox/domains/rewards/promotions/findPromotion.ts';
import { issueTickets } from '#sandbox/domains/rewards/promotions/raffle.ts';
import { decideApplication } from '#sandbox/domains/rewards/promotions/review.ts';
import {
  applicationImage,
  promotionApplication,
  promotionEntry,
} from '#sandbox/domains/rewards/schema/promotions.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';

/** A small grey picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgoA4AAABIAAH/myMhAAAAAElFTkSuQmCC',
  'base64',
);

interface Sent {
  role: PlayerRole;
  daysAgo: number;
  statement: string;
  /** The decision a day later; still in process if omitted. */
  decision?: { state: 'approved' | 'rejected'; remark: string };
}

const APPLICATIONS: readonly Sent[] = [
  {
    role: 'player',
    daysAgo: 12,
    statement: 'I stop at 200 a day. The picture shows my limit.',
    decision: {
      state: 'rejected',
      remark: 'The picture is too small to read. Please send it again.',
    },
  },
  {
    role: 'vip',
    daysAgo: 9,
    statement: 'My reminder comes every 30 minutes, then I make tea.',
    decision: { state: 'approved', remark: 'Thank you!' },
  },
  { role: 'newcomer', daysAgo: 1, statement: 'I set a weekly limit on my first day.' },
];

const applicationOf = ({ merchantCode }: Merchant, { role }: Sent): string =>
  seedId('application', merchantCode, role);

/** Seeds applications in every state. */
const seedApplications: MerchantSeed = async (db, merchant, day) => {
  const { merchantCode } = merchant;
  const { id: promotionId } = await findPromotion(db, merchantCode, 'play-safely');
  for (const sent of APPLICATIONS) {
    const { role, daysAgo, statement, decision } = sent;
    const id = applicationOf(merchant, sent);
    const memberId = playerId(merchant, role);
    const at = before(day, daysAgo, 8);
    await db
      .insert(promotionApplication)
      .values({ id, promotionId, merchantCode, memberId, statement, at });
    await db
      .insert(applicationImage)
      .values({ applicationId: id, position: 1, contentType: 'image/png', bytes: PICTURE });
    const decided = before(day, daysAgo - 1, 10);
    if (decision) await decideApplication(db, { merchantCode, id, ...decision, now: decided });
  }
};

/** Seeds players who have joined promotions, applied to one, and hold raffle tickets. */
export const seedTakingPart: MerchantSeed = async (db, merchant, day) => {
  const { merchantCode } = merchant;
  const firstWeek = await findPromotion(db, merchantCode, 'first-week');
  const raffle = await findPromotion(db, merchantCode, 'moon-raffle');
  for (const role of ['player', 'vip'] as const) {
    const memberId = playerId(merchant, role);
    await db.insert(promotionEntry).values([
      { promotionId: firstWeek.id, memberId, joinedAt: before(day, role === 'vip' ? 90 : 2, 9) },
      { promotionId: raffle.id, memberId, joinedAt: before(day, 5, 9) },
    ]);
    await issueTickets(db, memberId, raffle, 3, before(day, 5, 9));
  }
  await seedApplications(db, merchant, day);
};
