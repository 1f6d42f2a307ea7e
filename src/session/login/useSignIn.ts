import { useState } from 'react';
import type { Login, LoginResult } from '#src/platform/contract.generated.ts';
import { challengeOf } from '#src/platform/endpoints/accounts/login.ts';
import { markFirstLogin } from '#src/session/firstLogin.ts';
import { useFlags } from '#src/session/useFlags.ts';
import { type Done, type Proof, type SignInStep, stepAfter } from './signInStep.ts';
import type { LoginAttempt } from './useLoginAttempt.ts';

/** A login from its first field to its session, step by step (S4.3, S4.16). */
export function useSignIn(onDone: (result: LoginResult) => void) {
  const flags = useFlags();
  const [step, setStep] = useState<SignInStep>({ name: 'credentials' });

  const go = (next: SignInStep | Done) => {
    if (next.name === 'done') onDone(next.result);
    else setStep(next);
  };

  return {
    step,
    /** The platform has issued a token. */
    proven: (result: LoginResult, proof: Proof) => go(stepAfter(result, proof, flags)),
    /** Tries a login, and continues to the second step if needed. Throws every other refusal. */
    tryLogin: async (attempt: LoginAttempt['attempt'], body: Login, proof: Proof) => {
      try {
        go(stepAfter(await attempt(body), proof, flags));
      } catch (error) {
        const challenge = challengeOf(error);
        if (!challenge) throw error;
        setStep({ name: 'verification', challenge, proof });
      }
    },
    /** Back to the first field: the second step has expired or was cancelled. */
    restart: () => setStep({ name: 'credentials' }),
    /** The first login is complete, whether or not its offer was taken. */
    finish: (result: LoginResult) => {
      markFirstLogin();
      onDone(result);
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
