import type { member } from '#sandbox/kernel/database/schema/members.ts';
import { AGENT_TYPES, TRIAL_TYPE } from './memberTypes.ts';

/** A member as handlers see one: without the hashes of passwords. */
export type Member = Omit<typeof member.$inferSelect, 'passwordHash' | 'paymentPasswordHash'>;

/** A valid session. */
export interface Session {
  id: string;
  expiresAt: Date;
  member: Member;
}

/** Whether a member is an agent (S6.4). */
export const isAgent = ({ type }: Pick<Member, 'type'>): boolean =>
  AGENT_TYPES.some((agent) => agent === type);

/** Whether a member has a trial account (S6.3). */
export const isTrial = ({ type }: Pick<Member, 'type'>): boolean => type === TRIAL_TYPE;

/** Whether a player is on a time-out or self-excluded. */
export const isOnBreak = ({ excludedUntil }: Pick<Member, 'excludedUntil'>, now: Date): boolean =>
  excludedUntil !== null && excludedUntil > now;

/** Whether anything can be sent to a member. The reason why not is never shown (DECISIONS, player protection). */
export const isAvailable = (
  { status, ...found }: Pick<Member, 'status' | 'excludedUntil'>,
  now: Date,
): boolean => status === 'active' && !isOnBreak(found, now);
