import { accessOf } from '#sandbox/kernel/control/access.ts';
import type { Control } from '#sandbox/kernel/control/control.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { readSession } from '#sandbox/kernel/sessions/readSession.ts';
import { isAgent, isOnBreak, isTrial, type Session } from '#sandbox/kernel/sessions/session.ts';

/** The parts of a call that decide its admission. */
interface Caller {
  merchantCode: string;
  authorization: string | undefined;
  now: Date;
}

const tokenOf = (authorization: string | undefined) =>
  /^Bearer ([\w-]+)$/i.exec(authorization ?? '')?.[1];

/**
 * The session of a call, if its audience requires one. Refuses callers outside the audience: without a valid session `not_logged_in`, trial
 * accounts `real_account_needed` (S8.5), non-agents `agent_needed` (S6.4).
 */
export async function admit(
  db: Database,
  audience: 'visitor' | 'anyone' | 'session' | 'member' | 'agent',
  { merchantCode, authorization, now }: Caller,
): Promise<Session | undefined> {
  if (audience === 'visitor' || (audience === 'anyone' && authorization === undefined)) {
    return undefined;
  }
  const token = tokenOf(authorization);
  const session = token && (await readSession(db, merchantCode, token, now));
  if (!session) throw new Refusal('not_logged_in');
  if (audience === 'member' && isTrial(session.member)) throw new Refusal('real_account_needed');
  if (audience === 'agent' && !isAgent(session.member)) throw new Refusal('agent_needed');
  return session;
}

/** Refuses a player who is on a time-out or self-excluded. */
export function checkExcluded(session: Session | undefined, now: Date): void {
  if (session && isOnBreak(session.member, now)) throw new Refusal('player_excluded');
}

/** Refuses a member suspended by their upline (S2.17). */
export function checkSuspended(session: Session | undefined): void {
  if (session?.member.suspendedAt) throw new Refusal('player_suspended');
}

/** Refuses calls to a site in maintenance, or from a country it does not serve (S4.1). */
export function checkOpen(merchant: Merchant, control: Control): void {
  const { maintenance, regionRestriction } = accessOf(merchant, control);
  if (maintenance) throw new Refusal('system_maintenance');
  if (regionRestriction) throw new Refusal('region_restricted');
}
