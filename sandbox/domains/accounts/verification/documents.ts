import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { secrets } from '#sandbox/kernel/secrets/secrets.ts';
import type {
  ApplicationImage,
  VerificationDocumentKind,
} from '#src/platform/contract.generated.ts';
import { identityDocument } from '../schema/verification.ts';

/** A document's row without its picture. */
export type KnownDocument = Omit<typeof identityDocument.$inferSelect, 'sealed'>;

/** The player and the kind of a document. */
export interface DocumentKey {
  memberId: string;
  kind: VerificationDocumentKind;
}

/** The place that a picture is encrypted for: it cannot be decrypted as that of another player or kind. */
export const placeOf = ({ memberId, kind }: DocumentKey) => `identity_document ${memberId} ${kind}`;

/** The condition for the row of a document. */
export const isDocument = ({ memberId, kind }: DocumentKey) =>
  and(eq(identityDocument.memberId, memberId), eq(identityDocument.kind, kind));

/** The documents of a player, without their pictures. */
export function documentsOf(db: Database, memberId: string): Promise<KnownDocument[]> {
  const { sealed: _, ...known } = getTableColumns(identityDocument);
  return db.select(known).from(identityDocument).where(eq(identityDocument.memberId, memberId));
}

/** The picture of a document, for the reviewer only. Refuses a missing one with `image_unknown`. */
export async function readDocument(db: Database, key: DocumentKey): Promise<ApplicationImage> {
  const [found] = await db.select().from(identityDocument).where(isDocument(key));
  if (!found?.sealed || !found.contentType) throw new Refusal('image_unknown');
  const image = secrets().openBytes(found.sealed, placeOf(key)).toString('base64');
  return { contentType: found.contentType, image };
}

/** Deletes all documents of a player whose account is closed. */
export const forgetDocuments = (db: Database, memberId: string) =>
  db.delete(identityDocument).where(eq(identityDocument.memberId, memberId));
