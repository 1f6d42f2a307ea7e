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
    /** The platform has given a token. */
    proven: (result: LoginResult, proof: Proof) => go(stepAfter(result, proof, flags)),
    /** Tries a login, and goes on to the second step where it needs one. Throws every other refusal. */
    tryLogin: async (attempt: LoginAttempt['attempt'], body: Login, proof: Proof) => {
      try {
        go(stepAfter(await attempt(body), proof, flags));
      } catch (error) {
        const challenge = challengeOf(error);
        if (!challenge) throw error;
        setStep({ name: 'verification', challenge, proof });
      }
    },
    /** Back to the first field: the second step has ended, or is given up. */
    restart: () => setStep({ name: 'credentials' }),
    /** The first login is through, whatever was done with what it offers. */
    finish: (result: LoginResult) => {
      markFirstLogin();
      onDone(result);
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
