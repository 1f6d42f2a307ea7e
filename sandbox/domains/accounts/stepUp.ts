import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Session } from '#sandbox/kernel/sessions/session.ts';
import { methodsOf } from './contacts.ts';
import { makeToken, type NewToken, readToken, spendToken } from './oneTimeToken.ts';

/** A method of step-up authentication. */
export type StepUpMethod = 'sms' | 'email' | 'totp' | 'password';

/** A request that needs a step-up. */
interface SteppedUp {
  db: Database;
  session: Session;
  headers: Readonly<Record<string, string>>;
  now: Date;
}

/** A member's step-up methods: the bound ones, or the password if there are none. */
export async function stepUpMethodsOf(
  db: Database,
  { member }: Session,
): Promise<{ method: StepUpMethod; to: string }[]> {
  const bound = (await methodsOf(db, member)).flatMap(({ method, to }) =>
    method === 'bankAccountName' ? [] : [{ method, to }],
  );
  return bound.length > 0 ? bound : [{ method: 'password', to: '' }];
}

/** Issues a token for one action in this session to a member who has just authenticated again. */
export const grantStepUp = (db: Database, { id, member }: Session, now: Date): Promise<NewToken> =>
  makeToken(db, { purpose: 'step-up', memberId: member.id, boundTo: id }, now);

/**
 * Uses up the token in a request's header `Step-Up-Token`. Refuses a request without a valid one with `step_up_needed`. A request that is
 * refused later has not used the token.
 */
export async function requireStepUp({ db, session, headers, now }: SteppedUp): Promise<void> {
  const given = headers['step-up-token'];
  const token = given && (await readToken(db, given, 'step-up', session.id, now));
  if (!token || token.memberId !== session.member.id) throw new Refusal('step_up_needed');
  await spendToken(db, token);
}
