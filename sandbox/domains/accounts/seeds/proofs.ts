import { identityProof } from '#sandbox/domains/accounts/schema/verification.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { PLAYER_ROLES, type PlayerRole } from './playerRoles.ts';
import { playerId } from './players.ts';

/** Players who are new, or have never sent documents. */
const WITHOUT: ReadonlySet<PlayerRole> = new Set(['newcomer', 'trial', 'firstLogin', 'unproven']);

/** Seeds identity verifications, approved long ago. Their documents are not kept: seeds hold no pictures of people. */
export const seedProofs: MerchantSeed = async (db, merchant, day) => {
  const { merchantCode } = merchant;
  await db.insert(identityProof).values(
    PLAYER_ROLES.filter((role) => !WITHOUT.has(role)).map((role) => ({
      ...{ memberId: playerId(merchant, role), merchantCode, state: 'approved' as const },
      ...{ sentAt: before(day, 119, 10), decidedAt: before(day, 119, 11) },
    })),
  );
};
