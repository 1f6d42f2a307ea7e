import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type {
  VerificationDocumentReason,
  VerificationRefusalReason,
  VerificationState,
} from '#src/platform/contract.generated.ts';
import { identityDocument, identityProof } from '../schema/verification.ts';
import type { DocumentKey } from './documents.ts';
import { lockProof, verificationState } from './proof.ts';

/** A reviewer's decision. */
export type Decision =
  | { state: 'approved' }
  | { state: 'refused'; reason: VerificationRefusalReason }
  | {
      state: 'more_needed';
      kind: DocumentKey['kind'];
      reason: VerificationDocumentReason;
    };

/** The states in which each decision can be made. More can be requested repeatedly, and after a refusal too. */
const FROM: Record<Decision['state'], readonly VerificationState[]> = {
  approved: ['in_review'],
  refused: ['in_review', 'more_needed'],
  more_needed: ['in_review', 'more_needed', 'refused'],
};

/** The new state of a requested document: one whose new picture was not sent yet keeps its state. */
const ASKED_FOR = sql`CASE WHEN ${identityDocument.state} IN ('missing', 'added')
  THEN ${identityDocument.state} ELSE 'refused' END`;

/** Requests a document, or a replacement for one that was sent. */
async function ask(db: Database, key: DocumentKey, reason: VerificationDocumentReason) {
  const { memberId, kind } = key;
  await db
    .insert(identityDocument)
    .values({ memberId, kind, state: 'missing', reason })
    .onConflictDoUpdate({
      target: [identityDocument.memberId, identityDocument.kind],
      set: { reason, state: ASKED_FOR },
    });
}

/** Decides on a player's identity verification. Refuses one that its state does not allow (`transition_refused`). */
export async function decideVerification(
  db: Database,
  memberId: string,
  decision: Decision,
  now: Date,
): Promise<void> {
  await lockProof(db, memberId);
  const before = await verificationState(db, memberId);
  if (!FROM[decision.state].includes(before)) throw new Refusal('transition_refused');
  if (decision.state === 'approved') {
    const accepted = { state: 'accepted', reason: null } as const;
    await db.update(identityDocument).set(accepted).where(eq(identityDocument.memberId, memberId));
  }
  if (decision.state === 'more_needed') {
    await ask(db, { memberId, kind: decision.kind }, decision.reason);
  }
  const { state } = decision;
  const reason = decision.state === 'refused' ? decision.reason : null;
  await db
    .update(identityProof)
    .set({ state, reason, decidedAt: now })
    .where(eq(identityProof.memberId, memberId));
}
