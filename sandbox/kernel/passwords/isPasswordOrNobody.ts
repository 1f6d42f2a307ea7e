import { newToken } from '#sandbox/kernel/sessions/token.ts';
import { hashPassword, isPassword } from './password.ts';

let nobodysHash: string | undefined;

/**
 * Whether a password is the one of a hash. For somebody who is not there it is never, and takes as long to say.
 */
export async function isPasswordOrNobody(
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  nobodysHash ??= await hashPassword(newToken());
  const isRight = await isPassword(password, hash ?? nobodysHash);
  return isRight && hash !== undefined;
}
