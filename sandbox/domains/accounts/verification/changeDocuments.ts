import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { CheckedImage } from '#sandbox/kernel/images/checkImages.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';
import type { VerificationDocumentKind } from '#src/platform/contract.generated.ts';
import { identityDocument } from '../schema/verification.ts';
import { isDocument, placeOf } from './documents.ts';
import { isOpenKind } from './parts.ts';
import { isOpenState, lockProof, type Owner, verificationOf } from './proof.ts';

/** The columns of a document without a picture. */
const NO_PICTURE = {
  state: 'missing',
  contentType: null,
  size: null,
  sealed: null,
  uploadedAt: null,
} as const;

/** Locks a player's identity verification. Refuses if its document cannot be changed now (`verification_closed`). */
async function openDocument(db: Database, owner: Owner, kind: VerificationDocumentKind) {
  await lockProof(db, owner.member.id);
  const { state, parts } = await verificationOf(db, owner);
  if (!isOpenState(state) || !isOpenKind(parts, kind)) throw new Refusal('verification_closed');
}

/** Saves a document's picture, encrypted, in place of an earlier one. The reviewer's comment on that one stays. */
export async function keepDocument(
  db: Database,
  owner: Owner,
  kind: VerificationDocumentKind,
  { contentType, bytes }: CheckedImage,
  now: Date,
): Promise<void> {
  await openDocument(db, owner, kind);
  const key = { memberId: owner.member.id, kind };
  const picture = {
    ...{ state: 'added' as const, contentType, size: bytes.length, uploadedAt: now },
    sealed: secrets().sealBytes(bytes, placeOf(key)),
  };
  await db
    .insert(identityDocument)
    .values({ ...key, ...picture })
    .onConflictDoUpdate({
      target: [identityDocument.memberId, identityDocument.kind],
      set: picture,
    });
}

/** Deletes a picture that was not sent yet. The reviewer's request for the document, if any, remains. */
export async function removeDocument(
  db: Database,
  owner: Owner,
  kind: VerificationDocumentKind,
): Promise<void> {
  await openDocument(db, owner, kind);
  const isOne = isDocument({ memberId: owner.member.id, kind });
  const [found] = await db
    .select({ state: identityDocument.state, reason: identityDocument.reason })
    .from(identityDocument)
    .where(isOne);
  if (found?.state !== 'added') return;
  if (found.reason === null) await db.delete(identityDocument).where(isOne);
  else await db.update(identityDocument).set(NO_PICTURE).where(isOne);
}
