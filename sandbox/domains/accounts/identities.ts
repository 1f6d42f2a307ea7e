import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { hashToken, newToken } from '#sandbox/kernel/sessions/token.ts';
import type { NewToken } from './oneTimeToken.ts';
import { socialIdentity, socialNewcomer } from './schema/identities.ts';
import { after, TOKEN } from './settings.ts';

type Bound = typeof socialIdentity.$inferSelect;

/** An identity at a provider, for a merchant. */
export type KnownIdentity = Pick<Bound, 'merchantCode' | 'provider' | 'subject'>;

/** The id of the member that an identity is bound to. */
export async function memberOfIdentity(
  db: Database,
  { merchantCode, provider, subject }: KnownIdentity,
): Promise<string | undefined> {
  const [row] = await db
    .select({ memberId: socialIdentity.memberId })
    .from(socialIdentity)
    .where(
      and(
        eq(socialIdentity.merchantCode, merchantCode),
        eq(socialIdentity.provider, provider),
        eq(socialIdentity.subject, subject),
      ),
    );
  return row?.memberId;
}

/** Issues a token to register with to a person with a verified identity that is not bound yet. */
export async function admitNewcomer(
  db: Database,
  identity: KnownIdentity,
  now: Date,
): Promise<NewToken> {
  const token = newToken();
  const expiresAt = after(now, TOKEN.newcomerSeconds);
  await db.insert(socialNewcomer).values({ ...identity, tokenHash: hashToken(token), expiresAt });
  return { token, expiresAt };
}

/** Uses up the token of a newcomer. Refuses one that is used up, expired or of another merchant with `social_token_ended`. */
export async function takeNewcomer(
  db: Database,
  { merchantCode }: Merchant,
  token: string,
  now: Date,
): Promise<KnownIdentity> {
  const [identity] = await db
    .delete(socialNewcomer)
    .where(
      and(
        eq(socialNewcomer.tokenHash, hashToken(token)),
        eq(socialNewcomer.merchantCode, merchantCode),
        gt(socialNewcomer.expiresAt, now),
      ),
    )
    .returning();
  if (!identity) throw new Refusal('social_token_ended');
  const { provider, subject } = identity;
  return { merchantCode, provider, subject };
}

/** Binds an identity to a member, who can then log in with it. Refuses one that is already bound with `contact_taken`. */
export async function bindIdentity(
  db: Database,
  bound: KnownIdentity & Pick<Bound, 'memberId'>,
  now: Date,
): Promise<void> {
  const rows = await db
    .insert(socialIdentity)
    .values({ ...bound, boundAt: now })
    .onConflictDoNothing()
    .returning();
  if (rows.length === 0) throw new Refusal('contact_taken');
}
