import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { MISSIONS, missionTitle } from '#sandbox/domains/rewards/missions/missions.ts';
import { reward } from '#sandbox/domains/rewards/schema/rewards.ts';
import { turnoverRequirement } from '#sandbox/domains/rewards/schema/turnover.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { createRandom } from '#sandbox/kernel/random.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { seedId } from '#sandbox/kernel/seeding/seedId.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { writeHistory } from '#sandbox/ledger/ledgerHistory.ts';
import type { Posting } from '#sandbox/ledger/posting.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';

type Row = typeof reward.$inferSelect;

const WEEKS = 25;
const DAY_MS = 86_400_000;
const ROLES = ['player', 'vip'] as const;

/** A money mission that was claimed in a past week. */
function claimedMission({ merchantCode }: Merchant, memberId: string, claimedAt: Date): Row {
  const mission = MISSIONS.find(({ unit }) => unit === 'money');
  if (!mission) throw new Error('There is no mission that pays money.');
  const reference = `${mission.code} ${claimedAt.toISOString()}`;
  return {
    ...{ id: seedId('reward', merchantCode, memberId, reference), merchantCode, memberId },
    ...{ source: 'mission', reference, title: missionTitle(mission) },
    ...{ unit: mission.unit, amount: mission.amount },
    turnover: mission.amount * mission.turnoverMultiple,
    ...{ grantedAt: claimedAt, claimedAt, expiresAt: new Date(claimedAt.getTime() + DAY_MS) },
  };
}

const postingOf = (
  merchant: Merchant,
  { id, memberId, amount, title, grantedAt }: Row,
): Posting => ({
  ...{ merchant, memberId, kind: 'bonus', key: id, reference: id, at: grantedAt },
  note: inLanguage(title, SOURCE),
  entries: [
    { account: { kind: 'promotions' }, amount: -amount },
    { account: walletOf(merchant, memberId), amount },
  ],
});

async function keep(db: Database, merchant: Merchant, rows: readonly Row[]): Promise<void> {
  await db.insert(reward).values([...rows]);
  await db.insert(turnoverRequirement).values(
    rows.map(({ merchantCode, memberId, id, turnover, grantedAt }) => ({
      ...{ merchantCode, memberId, source: 'reward' as const, reference: id },
      ...{ amount: turnover, openedAt: grantedAt },
    })),
  );
  await writeHistory(
    db,
    rows.map((row) => postingOf(merchant, row)),
  );
}

/** Seeds half a year of bonuses: missions claimed in most weeks. */
export const seedRewardHistory: MerchantSeed = async (db, merchant, day) => {
  if (!merchant.brand.modules.missions) return;
  const random = createRandom(`rewards ${merchant.merchantCode}`);
  const weeks = Array.from({ length: WEEKS }, (_, index) => 7 * (index + 1));
  const rows = ROLES.flatMap((role) =>
    weeks
      .filter(() => random.chance(0.7))
      .map((days) =>
        claimedMission(
          merchant,
          playerId(merchant, role),
          before(day, days - random.between(0, 3), random.between(8, 21)),
        ),
      ),
  );
  await keep(db, merchant, rows);
};
