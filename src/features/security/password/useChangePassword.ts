import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { login } from '#src/platform/endpoints/accounts/login.ts';
import { logout } from '#src/platform/endpoints/accounts/logout.ts';
import { changePassword } from '#src/platform/endpoints/security/passwords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';
import { platformAs } from '#src/session/platformAs.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { useMember } from '#src/session/useMember.ts';

export interface PasswordValues {
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

/**
 * Changes the password, then logs the player in with the new one, and ends the old session (S4.4). If that login is refused, the session
 * stays: the platform keeps it valid.
 *
 * After a lost response, a retry fails with a wrong old password: the login with the new one then shows whether the change went through.
 * The password is held only in memory, until the form closes (S3.5).
 */
export function useChangePassword(): (
  values: PasswordValues,
  stepUpToken: string | undefined,
) => Promise<void> {
  const { i18n } = useTranslation();
  const brand = useBrand();
  const platform = usePlatform();
  const member = useMember();
  const { token, open } = useSession();
  const lost = useRef<string>(undefined);

  async function logInAnew(password: string): Promise<void> {
    if (!member || token === undefined) return;
    const body = { type: 'username' as const, username: member.account, password };
    const result = await login(platform, i18n.language, body);
    open(result.token);
    await logout(platformAs(brand, token)).catch(() => undefined);
  }

  return async ({ oldPassword, password, confirmPassword }, stepUpToken) => {
    const body = { oldPassword, newPassword: password, confirmNewPassword: confirmPassword };
    try {
      await changePassword(platform, body, stepUpToken);
    } catch (error) {
      const wrong = error instanceof PlatformError && error.code === 'password_wrong';
      if (mayHaveActed(error)) lost.current = password;
      if (!wrong || lost.current !== password) throw error;
      await logInAnew(password).catch(() => {
        throw error;
      });
      return;
    }
    await logInAnew(password).catch(() => undefined);
  };
}
