import type { LoginChallenge, LoginResult } from '#src/platform/contract.generated.ts';

/** Where someone logs in (S6.5). */
export type Area = 'member' | 'agent';

/**
 * What was proven with. A password is kept in memory until the login is through, for the login after a forced
 * change, and nowhere else (S3.5).
 */
export type Proof =
  | { type: 'username'; username: string; password: string }
  /** A code to the phone, by the platform or by a provider; or an account elsewhere (S7.32). */
  | { type: 'sms' | 'firebase' | 'social' };

/** Where a login stands. */
export type SignInStep =
  | { name: 'credentials' }
  /** From an unregistered address it needs a second step (S4.16). */
  | { name: 'verification'; challenge: LoginChallenge; proof: Proof }
  /** A password that was given by others, or has expired, must be changed (S4.3). */
  | {
      name: 'change';
      token: string;
      proof: Extract<Proof, { type: 'username' }>;
      /** The login with the new password is the second one, and what the first one offers comes after it. */
      firstTimeLogin: boolean;
    }
  /** The first time a payment password can be set (S4.3). */
  | { name: 'first'; result: LoginResult };

/** Nothing is left to do: the session can begin. */
export interface Done {
  name: 'done';
  result: LoginResult;
}

/** What comes after the platform has given a token (S4.3). */
export function stepAfter(
  result: LoginResult,
  proof: Proof,
  { PWDEXPFORCECHANGE3: forcesChange }: { PWDEXPFORCECHANGE3: boolean },
): SignInStep | Done {
  const expired = result.passwordExpired && forcesChange;
  if (proof.type === 'username' && (result.defaultPassword || expired)) {
    const { token, firstTimeLogin } = result;
    return { name: 'change', token, proof, firstTimeLogin };
  }
  return result.firstTimeLogin ? { name: 'first', result } : { name: 'done', result };
}
