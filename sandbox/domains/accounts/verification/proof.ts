import { and, eq } from 'drizzle-orm';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockName } from '#sandbox/kernel/database/lockName.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import type { IdentityVerification, VerificationState } from '#src/platform/contract.generated.ts';
import { identityProof } from '../schema/verification.ts';
import { documentsOf } from './documents.ts';
import { isComplete, partsOf } from './parts.ts';

/** The player whose identity verification it is. */
export interface Owner {
  merchant: Merchant;
  member: Pick<Member, 'id' | 'realName' | 'profile'>;
}

const proofOf = async (db: Database, memberId: string) =>
  (await db.select().from(identityProof).where(eq(identityProof.memberId, memberId)))[0];

/** The state of a player's identity verification (KYC). Withdrawals need `approved`, which no later decision takes away. */
export const verificationState = async (
  db: Database,
  memberId: string,
): Promise<VerificationState> => (await proofOf(db, memberId))?.state ?? 'not_started';

/** Whether the player can upload documents and send them. */
export const isOpenState = (state: VerificationState): boolean =>
  state === 'not_started' || state === 'more_needed';

async function hasDeposited(db: Database, memberId: string): Promise<boolean> {
  const [paid] = await db
    .select({ id: deposit.id })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), eq(deposit.state, 'paid')))
    .limit(1);
  return paid !== undefined;
}

/** Locks a player's identity verification against other changes until the transaction ends. */
export const lockProof = (tx: Database, memberId: string): Promise<void> =>
  lockName(tx, `identity_proof ${memberId}`);

/** A player's identity verification as the API returns it; without the real name while the birth date is missing. */
export async function verificationOf(
  db: Database,
  { merchant, member: { id, realName, profile } }: Owner,
): Promise<IdentityVerification> {
  const proof = await proofOf(db, id);
  const state = proof?.state ?? 'not_started';
  const parts = partsOf(merchant.brand.market.country, await documentsOf(db, id));
  return {
    ...{ state, realName: profile.birthday ? realName : '', parts },
    reason: proof?.reason ?? null,
    deposited: await hasDeposited(db, id),
    complete: isOpenState(state) && isComplete(parts),
    sentAt: proof?.sentAt.toISOString() ?? null,
    decidedAt: proof?.decidedAt?.toISOString() ?? null,
  };
}
