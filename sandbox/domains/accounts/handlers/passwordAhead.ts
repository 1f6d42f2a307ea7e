import type { BeforeTransaction, Call } from '#sandbox/kernel/contract/operations.ts';
import { createOneAtATime } from '#sandbox/kernel/load/oneAtATime.ts';
import { isPasswordOrNobody } from '#sandbox/kernel/passwords/isPasswordOrNobody.ts';
import { asksForHuman } from '../humanCheck.ts';
import { findByLoginName, passwordLoginName } from '../loginMember.ts';
import { previewRequiredChecks } from '../requiredChecks.ts';

/** A password that was compared with a hash; with a dummy hash if no account has the name. */
export interface ComparedPassword {
  hash: string | undefined;
  isRight: boolean;
}

/** As many logins with one name as are tried until it is locked. */
const WAITING_LOGINS = 5;

/** Runs logins with one name one at a time, so that they do not take the threads of all others. */
const oneAtATime = createOneAtATime(WAITING_LOGINS);

/**
 * Compares the password of a login before its transaction begins, which thus holds no connection meanwhile. Undefined if the login will be
 * refused for another reason. The outcome stays hidden until the transaction has counted the attempt.
 */
export async function comparePasswordAhead(
  call: BeforeTransaction<Call<'login'>>,
): Promise<ComparedPassword | undefined> {
  const { read, merchant, body } = call;
  const { username, password } = body;
  if (body.type !== 'username' || !username || !password) return undefined;
  const { merchantCode } = merchant;
  const name = passwordLoginName(merchant, username);
  return oneAtATime(`${merchantCode} ${name.toLowerCase()}`, async () => {
    const asked = await read((db) =>
      previewRequiredChecks({ ...call, db }, { merchantCode, name }),
    );
    if (asked.captcha && !(body.captcha && body.captchaId)) return undefined;
    if (asked.humanCheck && asksForHuman(merchant, 'login') && !body.humanCheck) return undefined;
    const known = await read((db) => findByLoginName(db, merchant, username));
    const hash = known?.passwordHash;
    return { hash, isRight: await isPasswordOrNobody(password, hash) };
  });
}
