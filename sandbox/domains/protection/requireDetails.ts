import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

/**
 * Refuses an account without the real name and birth date by which a person on a break is recognised (`details_needed`). Earlier writes of
 * the request, such as a near match, are kept.
 */
export function requireDetails({ realName, profile }: Pick<Member, 'realName' | 'profile'>): void {
  if (!realName || !profile.birthday) throw new Refusal('details_needed', { keep: true });
}
