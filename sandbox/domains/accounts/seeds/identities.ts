import { clientIdOf, type Provider } from '#sandbox/domains/accounts/mockProvider/provider.ts';
import { socialIdentity } from '#sandbox/domains/accounts/schema/identities.ts';
import type { MerchantSeed } from '#sandbox/kernel/seeding/merchantSeed.ts';
import { before } from '#sandbox/kernel/seeding/seedDay.ts';
import { SOCIAL_PROVIDERS } from '#src/platform/social/providers.ts';
import type { PlayerRole } from './playerRoles.ts';
import { playerId } from './players.ts';

/** The mock provider's people who are players from the start, by subject. */
const KNOWN: readonly { subject: string; player: PlayerRole }[] = [
  { subject: '100001', player: 'player' },
];

/** Seeds the identities of players, at the providers that the merchant uses and the mock provider imitates. */
export const seedIdentities: MerchantSeed = async (db, merchant, day) => {
  const providers = (Object.keys(SOCIAL_PROVIDERS) as Provider[]).filter(
    (provider) => clientIdOf(merchant, provider) !== undefined,
  );
  const rows = providers.flatMap((provider) =>
    KNOWN.map(({ subject, player }) => ({
      ...{ merchantCode: merchant.merchantCode, provider, subject },
      ...{ memberId: playerId(merchant, player), boundAt: before(day, 60) },
    })),
  );
  if (rows.length > 0) await db.insert(socialIdentity).values(rows);
};
