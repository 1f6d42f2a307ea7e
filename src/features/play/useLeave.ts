import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OWN } from '#src/session/own.ts';

/** Whether the entry of the history is not the first of the site in this tab; the router numbers them. */
const hasPageBefore = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'idx' in entry && Number(entry.idx) > 0;

/**
 * The way back from a game. The game is closed first: while `leaving`, no frame of it is drawn. What play has changed (balance,
 * records, recents) is asked for anew, whichever way the player goes.
 */
export function useLeave(): { leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => () => void queries.invalidateQueries({ queryKey: [OWN] }), [queries]);
  const leave = () => {
    setLeaving(true);
    if (hasPageBefore(window.history.state)) navigate(-1);
    else navigate('/', { replace: true });
  };
  return { leaving, leave };
}
