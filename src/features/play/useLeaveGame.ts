import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';

/** Whether a history entry is not the site's first in this tab; the router numbers them. */
const hasPageBefore = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'idx' in entry && Number(entry.idx) > 0;

/**
 * Leaves a game for the previous page. It is closed first: while `leaving`, its frame is not rendered. Data changed by play (balance,
 * records, recents) is refetched, however the player leaves.
 */
export function useLeaveGame(): { leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] }),
    [queries],
  );
  const leave = () => {
    setLeaving(true);
    if (hasPageBefore(window.history.state)) navigate(-1);
    else navigate('/', { replace: true });
  };
  return { leaving, leave };
}
