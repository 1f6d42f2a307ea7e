import { and, eq, notInArray } from 'drizzle-orm';
import { requireDetails } from '#sandbox/domains/protection/requireDetails.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { identityDocument, identityProof } from '../schema/verification.ts';
import { wholeKinds } from './parts.ts';
import { isOpenState, lockProof, type Owner, verificationOf } from './proof.ts';

/**
 * Sends a player's documents to the reviewer; deletes those of incomplete choices. Refuses while the reviewer has them or has decided on
 * all (`verification_closed`), while something is missing (`verification_incomplete`), and without a real name and a birth date to compare
 * them with (`details_needed`).
 */
export async function submitVerification(db: Database, owner: Owner, now: Date): Promise<void> {
  const { merchant, member } = owner;
  await lockProof(db, member.id);
  const { state, parts, complete } = await verificationOf(db, owner);
  if (!isOpenState(state)) throw new Refusal('verification_closed');
  if (!complete) throw new Refusal('verification_incomplete');
  requireDetails(member);
  const own = eq(identityDocument.memberId, member.id);
  const other = notInArray(identityDocument.kind, wholeKinds(parts));
  await db.delete(identityDocument).where(and(own, other));
  await db.update(identityDocument).set({ state: 'in_review', reason: null }).where(own);
  const sent = { state: 'in_review' as const, sentAt: now };
  await db
    .insert(identityProof)
    .values({ memberId: member.id, merchantCode: merchant.merchantCode, ...sent })
    .onConflictDoUpdate({ target: identityProof.memberId, set: sent });
}
