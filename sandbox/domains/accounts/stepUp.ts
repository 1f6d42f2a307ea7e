import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Session } from '#sandbox/kernel/sessions/session.ts';
import { methodsOf } from './contacts.ts';
import { makeToken, type NewToken, readToken, spendToken } from './oneTimeToken.ts';

/** A way to prove a step-up. */
export type StepUpMethod = 'sms' | 'email' | 'totp' | 'password';

/** A call that needs a step-up. */
interface SteppedUp {
  db: Database;
  session: Session;
  headers: Readonly<Record<string, string>>;
  now: Date;
}

/** The ways that a member can prove a step-up: what they have bound; the password where that is nothing. */
export async function stepUpMethodsOf(
  db: Database,
  { member }: Session,
): Promise<{ method: StepUpMethod; to: string }[]> {
  const bound = (await methodsOf(db, member)).flatMap(({ method, to }) =>
    method === 'bankAccountName' ? [] : [{ method, to }],
  );
  return bound.length > 0 ? bound : [{ method: 'password', to: '' }];
}

/** Gives a member who has just proven themselves a token for one act of this session. */
export const grantStepUp = (db: Database, { id, member }: Session, now: Date): Promise<NewToken> =>
  makeToken(db, { purpose: 'step-up', memberId: member.id, boundTo: id }, now);

/**
 * Lets a call through once for the token of its header `Step-Up-Token`: before a withdrawal, and before a change of phone,
 * e-mail or authenticator. Refuses others with `step_up_needed`. A call that is refused later has not used the token.
 */
export async function requireStepUp({ db, session, headers, now }: SteppedUp): Promise<void> {
  const given = headers['step-up-token'];
  const token = given && (await readToken(db, given, 'step-up', session.id, now));
  if (!token || token.memberId !== session.member.id) throw new Refusal('step_up_needed');
  await spendToken(db, token);
}
