import { and, asc, eq, inArray } from 'drizzle-orm';
import { identityDocument, identityProof } from '#sandbox/domains/accounts/schema/verification.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';

const SHOWN = 100;

/** The listing of identity verifications that wait for the reviewer. */
export const waitingProofs: Listing = {
  name: 'verifications',
  title: 'Proofs of identity under review',
  columns: ['Player', 'Sent', 'Real name', 'Documents'],
  empty:
    'Documents that players send to prove their identity are listed here until they are decided.',
  async read({ db, merchant: { merchantCode } }) {
    const rows = await db
      .select({ proof: identityProof, account: member.account, realName: member.realName })
      .from(identityProof)
      .innerJoin(member, eq(member.id, identityProof.memberId))
      .where(
        and(eq(identityProof.merchantCode, merchantCode), eq(identityProof.state, 'in_review')),
      )
      .orderBy(asc(identityProof.sentAt), asc(member.account))
      .limit(SHOWN);
    const ids = rows.map(({ proof }) => proof.memberId);
    const documents = await db
      .select({ memberId: identityDocument.memberId, kind: identityDocument.kind })
      .from(identityDocument)
      .where(inArray(identityDocument.memberId, ids))
      .orderBy(asc(identityDocument.kind));
    return rows.map(({ proof, account, realName }) => {
      const own = documents.filter(({ memberId }) => memberId === proof.memberId);
      const kinds = own.map(({ kind }) => kind);
      return {
        cells: [account, proof.sentAt.toISOString(), realName, kinds.join(', ')],
        offers: [
          { action: 'readVerificationDocument', input: { account } },
          { action: 'approveVerification', input: { account } },
          { action: 'askForDocument', input: { account } },
          { action: 'refuseVerification', input: { account } },
        ],
      };
    });
  },
};
