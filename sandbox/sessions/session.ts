import type { member } from '#sandbox/database/schema/members.ts';

/** A member as handlers see one: without the hashes of passwords. */
export type Member = Omit<typeof member.$inferSelect, 'passwordHash' | 'paymentPasswordHash'>;

/** A session that is still good. */
export interface Session {
  id: string;
  expiresAt: Date;
  member: Member;
}

/** The types of accounts that are agents (S3.5, S6.4). */
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
const TRIAL_TYPE = 4;

/** Whether a member is an agent (S6.4). */
export const isAgent = ({ type }: Pick<Member, 'type'>): boolean => AGENT_TYPES.includes(type);

/** Whether a member has a trial account (S6.3). */
export const isTrial = ({ type }: Pick<Member, 'type'>): boolean => type === TRIAL_TYPE;
