import { useRef } from 'react';
import { setPaymentPassword } from '#src/platform/endpoints/security/passwords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';

export interface PaymentPasswordValues {
  /** Empty if it was never set or is forgotten: the platform then asks for a step-up. */
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

/**
 * Sets the payment password. After a lost response, a retry fails with a wrong old password: the new one, sent as the old one, then shows
 * whether it went through. It is held only in memory, until the form closes.
 */
export function useChangePaymentPassword(): (
  values: PaymentPasswordValues,
  stepUpToken: string | undefined,
) => Promise<void> {
  const platform = usePlatform();
  const lost = useRef<string>(undefined);
  return async ({ oldPassword, password, confirmPassword }, stepUpToken) => {
    const change = { newPaymentPassword: password, confirmNewPaymentPassword: confirmPassword };
    const known = oldPassword === '' ? {} : { oldPaymentPassword: oldPassword };
    try {
      await setPaymentPassword(platform, { ...change, ...known }, stepUpToken);
    } catch (error) {
      const wrong = error instanceof PlatformError && error.code === 'payment_password_wrong';
      if (mayHaveActed(error)) lost.current = password;
      if (!wrong || lost.current !== password) throw error;
      await setPaymentPassword(platform, { ...change, oldPaymentPassword: password }).catch(() => {
        throw error;
      });
    }
  };
}
