import { socialIdentity } from '#sandbox/database/schema/identities.ts';
import { PEOPLE } from '#sandbox/identity/people.ts';
import { clientIdOf, type Provider } from '#sandbox/identity/standIn.ts';
import { SOCIAL_PROVIDERS } from '#src/platform/social/providers.ts';
import type { MerchantSeed } from './merchantSeed.ts';
import { playerId } from './players.ts';
import { before } from './seedDay.ts';

/** The identities of seeded players, at the providers that the stand-in plays for the merchant. */
export const seedIdentities: MerchantSeed = async (db, merchant, day) => {
  const providers = (Object.keys(SOCIAL_PROVIDERS) as Provider[]).filter(
    (provider) => clientIdOf(merchant, provider) !== undefined,
  );
  const rows = providers.flatMap((provider) =>
    PEOPLE.flatMap(({ subject, player }) => {
      if (!player) return [];
      const { merchantCode } = merchant;
      const memberId = playerId(merchant, player);
      return [{ merchantCode, provider, subject, memberId, boundAt: before(day, 60) }];
    }),
  );
  if (rows.length > 0) await db.insert(socialIdentity).values(rows);
};
