import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Registered, Registration } from '#src/platform/contract.generated.ts';
import { login } from '#src/platform/endpoints/accounts/login.ts';
import { fieldFindings } from '#src/platform/endpoints/registration/fieldFindings.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';

/** The sent credentials; only in memory, and dropped with the form (S3.5). */
interface Credentials {
  username: Registration['username'] | undefined;
  password: Registration['password'] | undefined;
}

const isSame = (one: Credentials, other: Credentials): boolean =>
  one.username === other.username && one.password === other.password;

const isNameTaken = (error: unknown): boolean =>
  fieldFindings(error).some(({ name, rule }) => name === 'username' && rule === 'taken');

/**
 * Detects a registration whose response was lost. On a retry, its name is taken by the player themselves: the chosen password logs in.
 * Rethrows every other failure.
 */
export function useLostRegistration(): (
  failure: unknown,
  sent: Pick<Registration, 'username' | 'password'>,
) => Promise<Registered> {
  const platform = usePlatform();
  const { i18n } = useTranslation();
  const lost = useRef<Credentials>(undefined);
  return async (failure, { username, password }) => {
    const before = lost.current;
    if (mayHaveActed(failure)) lost.current = { username, password };
    const known = username !== undefined && password !== undefined && isNameTaken(failure);
    if (!known || !before || !isSame(before, { username, password })) throw failure;
    const body = { type: 'username' as const, username, password };
    const { token, firstTimeLogin } = await login(platform, i18n.language, body).catch(() => {
      throw failure;
    });
    return { account: username, token, firstTimeLogin };
  };
}
