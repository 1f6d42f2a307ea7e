import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import type {
  VerificationDocumentKind,
  VerificationDocumentReason,
  VerificationDocumentState,
  VerificationRefusalReason,
  VerificationState,
} from '#src/platform/contract.generated.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A player's identity verification (KYC), from the time the documents were sent. */
export const identityProof = pgTable('identity_proof', {
  memberId: uuid('member_id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  state: text().$type<Exclude<VerificationState, 'not_started'>>().notNull(),
  /** Why it was refused. */
  reason: text().$type<VerificationRefusalReason>(),
  sentAt: moment('sent_at').notNull(),
  decidedAt: moment('decided_at'),
});

/** A document of an identity verification, with its picture if uploaded. */
export const identityDocument = pgTable(
  'identity_document',
  {
    memberId: uuid('member_id').notNull(),
    kind: text().$type<VerificationDocumentKind>().notNull(),
    state: text().$type<VerificationDocumentState>().notNull(),
    /** Why the reviewer asks for it, or for a new one. */
    reason: text().$type<VerificationDocumentReason>(),
    contentType: text('content_type').$type<'image/png' | 'image/jpeg'>(),
    /** The size of the picture in bytes. */
    size: integer(),
    /** The picture, encrypted. */
    sealed: bytea(),
    uploadedAt: moment('uploaded_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);
