import type { Call } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import { methodsOf } from '../contacts.ts';
import { makeToken } from '../oneTimeToken.ts';
import type { Proof } from '../openSession.ts';

/** The binding of a second factor's token: the IP address that the login came from, and how it began. No password is kept until then. */
export const stepBinding = (ip: string, { defaultPassword }: Proof): string =>
  defaultPassword ? `${ip} default password` : ip;

/**
 * Refuses a login from an unregistered IP address with `verification_needed`, a token to continue with and the methods that the member has
 * bound (S4.16). Members who have bound none are let through, as nothing could tell them from others.
 */
export async function demandVerification(
  { db, ip, now }: Pick<Call<'login'>, 'db' | 'ip' | 'now'>,
  member: Member,
  proof: Proof,
): Promise<void> {
  const methods = await methodsOf(db, member);
  if (methods.length === 0) return;
  const grant = { purpose: 'login', memberId: member.id, boundTo: stepBinding(ip, proof) } as const;
  const { token, expiresAt } = await makeToken(db, grant, now);
  const value = { challengeToken: token, expiresAt: expiresAt.toISOString(), methods };
  throw new Refusal('verification_needed', { value, keep: true });
}
