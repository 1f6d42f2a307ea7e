import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { takeAuthenticatorCode } from './authenticator.ts';
import type { VerificationMethod } from './contacts.ts';
import { limitTries } from './limitTries.ts';
import type { CodePurpose } from './schema/accounts.ts';
import { takeCode } from './verificationCode.ts';

/** A member's proof by a bound method. */
export interface Proof {
  method: VerificationMethod;
  /** The code, or the name on the bank account. */
  answer: string;
}

/** The recipient of a method's codes; undefined if the member has not bound it. */
export const recipientOf = (
  { mobile, email }: Member,
  method: VerificationMethod,
): string | null | undefined =>
  method === 'sms' ? mobile : method === 'email' ? email : undefined;

const folded = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

async function isProof(db: Database, member: Member, { method, answer }: Proof, now: Date) {
  if (method === 'totp') return takeAuthenticatorCode(db, member.id, answer, now);
  return member.realName !== '' && folded(answer) === folded(member.realName);
}

/**
 * Checks a member's proof by one of their bound methods (S4.16). Refuses a wrong one with `verification_code_invalid`, a method that is not
 * bound with `contact_unbound`, and proofs other than sent codes, after five wrong ones in 5 minutes, with `too_many_requests`, however
 * many logins they are spread over.
 */
export async function verifyMember(
  db: Database,
  member: Member,
  purpose: CodePurpose,
  proof: Proof,
  now: Date,
): Promise<void> {
  const { method, answer } = proof;
  if (method === 'sms' || method === 'email') {
    const recipient = recipientOf(member, method)?.toLowerCase();
    if (!recipient) throw new Refusal('contact_unbound');
    const { merchantCode } = member;
    return takeCode(db, { merchantCode, purpose, recipient }, answer, now);
  }
  const guarded = { secret: `proof ${purpose}`, memberId: member.id };
  await limitTries(db, guarded, 'verification_code_invalid', now, () =>
    isProof(db, member, proof, now),
  );
}
