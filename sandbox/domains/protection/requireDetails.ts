import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

/**
 * Refuses an account without the real name and the birth date that a person on a break is recognised by (`details_needed`).
 * What was noted before stays noted: a near match, for instance.
 */
export function requireDetails({ realName, profile }: Pick<Member, 'realName' | 'profile'>): void {
  if (!realName || !profile.birthday) throw new Refusal('details_needed', { keep: true });
}
