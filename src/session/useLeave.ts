import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout } from '#src/platform/endpoints/accounts/logout.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useSession } from './SessionContext.tsx';

/** What stays in the session storage of a tab when a player leaves (S1.6, S4.2). */
const KEPT = 'merchantCode';

/** Forgets what the tab has kept, the merchant's code aside. */
function clearTab(): void {
  try {
    const merchantCode = sessionStorage.getItem(KEPT);
    sessionStorage.clear();
    if (merchantCode !== null) sessionStorage.setItem(KEPT, merchantCode);
  } catch {
    // Storage is switched off by the visitor, so there is nothing in it.
  }
}

/**
 * Ends the session: on the platform, which may be out of reach, then in this tab, whatever it said; and leads to the lobby
 * (S4.2). The tab is cleared once its screen has gone, for a page of the player's own would ask to log in first. Nothing
 * of the player is left in the cache.
 */
export function useLeave(): () => Promise<void> {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { close } = useSession();
  const navigate = useNavigate();
  const leaving = useRef(false);
  useEffect(
    () => () => {
      if (!leaving.current) return;
      close();
      clearTab();
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
