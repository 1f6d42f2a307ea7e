import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout } from '#src/platform/endpoints/accounts/logout.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { forgetPlayers } from './forgetPlayers.ts';
import { useSession } from './SessionContext.tsx';

/**
 * Ends the session: on the platform, even if it cannot be reached, then in this tab; and goes to the lobby (S4.2). The session is closed,
 * which clears the tab, after its screen has unmounted: a player's page would ask to log in first. Nothing of the player is left in the
 * cache or on the device.
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
