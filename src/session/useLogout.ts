import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logout } from '#src/platform/endpoints/accounts/logout.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { forgetPlayers } from './forgetPlayers.ts';
import { PLAYER_QUERY_PREFIX } from './playerQueryPrefix.ts';
import { useSession } from './SessionContext.tsx';

/**
 * Goes to the lobby, and then logs out in this tab and on the platform, whose failure is ignored (S4.2). The session is closed, which
 * clears the tab, after the current screen has unmounted: it would ask to log in otherwise. It is also closed here first: whatever the page
 * asked for after its end would be refused. Nothing of the player is left in the cache or on the device.
 */
export function useLogout(): () => void {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { close } = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is left when the history entry changes, even if this part stays
  useEffect(
    () => () => {
      if (!leaving.current) return;
      leaving.current = false;
      // In a task of its own, when the next screen has asked for what it shows.
      setTimeout(() => {
        queries.cancelQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
        logout(platform).catch(() => undefined);
        close();
        forgetPlayers();
      });
    },
    [key, platform, queries, close],
  );
  return () => {
    leaving.current = true;
    navigate('/', { replace: true });
  };
}
