import { newToken } from '#sandbox/kernel/sessions/token.ts';
import { hashPassword, isPassword } from './password.ts';

let nobodysHash: string | undefined;

/** Whether a password matches a hash. For an unknown account it never does, in the same time. */
export async function isPasswordOrNobody(
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  nobodysHash ??= await hashPassword(newToken());
  const isRight = await isPassword(password, hash ?? nobodysHash);
  return isRight && hash !== undefined;
}
