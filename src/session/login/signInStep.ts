import type { LoginChallenge, LoginResult } from '#src/platform/contract.generated.ts';

/** Which login it is (S6.5). */
export type Area = 'member' | 'agent';

/**
 * The proof given at login. A password is kept in memory until the login is complete, for the one after a forced change, and nowhere else
 * (S3.5).
 */
export type Proof =
  | { type: 'username'; username: string; password: string }
  /** A code to the phone, by the platform or a provider; or a social account (S7.32). */
  | { type: 'sms' | 'firebase' | 'social' };

/** The step of a login. */
export type SignInStep =
  | { name: 'credentials' }
  /** Unregistered IP addresses need a second factor (S4.16). */
  | { name: 'verification'; challenge: LoginChallenge; proof: Proof }
  /** A password that was set by others, or has expired, must be changed (S4.3). */
  | {
      name: 'change';
      token: string;
      proof: Extract<Proof, { type: 'username' }>;
      /** The login with the new password is the second one; the first login's offers come after it. */
      firstTimeLogin: boolean;
    }
  /** The first login offers a payment password (S4.3). */
  | { name: 'first'; result: LoginResult };

/** The end of the login: the session can begin. */
export interface Done {
  name: 'done';
  result: LoginResult;
}

/** The step after the platform has issued a token (S4.3). */
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
