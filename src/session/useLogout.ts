import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout } from '#src/platform/endpoints/accounts/logout.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { forgetPlayers } from './forgetPlayers.ts';
import { useSession } from './SessionContext.tsx';

/**
 * Logs out on the platform (a failure is ignored), then in this tab, and goes to the lobby (S4.2). The session is closed, which clears the
 * tab, after the current screen has unmounted: it would ask to log in otherwise. Nothing of the player is left in the cache or on the
 * device.
 */
export function useLogout(): () => Promise<void> {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { close } = useSession();
  const navigate = useNavigate();
  const leaving = useRef(false);
  useEffect(
    () => () => {
      if (!leaving.current) return;
      close();
      forgetPlayers();
    },
    [close],
  );
  return async () => {
    await logout(platform).catch(() => undefined);
    await queries.cancelQueries();
    leaving.current = true;
    navigate('/', { replace: true });
  };
}
