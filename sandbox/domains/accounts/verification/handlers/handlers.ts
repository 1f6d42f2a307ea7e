import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { checkImage } from '#sandbox/kernel/images/checkImages.ts';
import { keepDocument, removeDocument } from '../changeDocuments.ts';
import { verificationOf } from '../proof.ts';
import { submitVerification } from '../submitVerification.ts';

/** Handlers for the identity verification (KYC), which withdrawals need. Every response contains all of it. */
export const verificationHandlers: AreaHandlers<'verification'> = {
  getVerification({ db, merchant, session: { member } }) {
    return verificationOf(db, { merchant, member });
  },
  async uploadVerificationDocument({ db, merchant, session: { member }, now, body }) {
    const owner = { merchant, member };
    await keepDocument(db, owner, body.kind, await checkImage(body.picture), now);
    return verificationOf(db, owner);
  },
  async removeVerificationDocument({ db, merchant, session: { member }, query: { kind } }) {
    const owner = { merchant, member };
    await removeDocument(db, owner, kind);
    return verificationOf(db, owner);
  },
  async sendVerification({ db, merchant, session: { member }, now, publish }) {
    const owner = { merchant, member };
    await submitVerification(db, owner, now);
    await publish({ to: member.id, type: 'verification', data: { state: 'in_review' } });
    return verificationOf(db, owner);
  },
};
