import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTopic } from '#src/platform/realtime/RealtimeProvider.tsx';

/** Lotteries draw together: what lists all of them is asked for once for the draws of so long a time, in milliseconds. */
const TOGETHER_MS = 1000;

/** Up to so much later, in milliseconds, so that not all pages ask the platform at the same moment. */
const SPREAD_MS = 1000;

/** Asks anew for results and next draws when the platform tells of a draw (S6.6, S7.28). */
export function useDrawEvents(): void {
  const queries = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useTopic('draw', ({ gameCode, state }) => {
    if (state !== 'drawn') return;
    void queries.invalidateQueries({ queryKey: ['draws', gameCode] });
    waiting.current ??= setTimeout(
      () => {
        waiting.current = undefined;
        void queries.invalidateQueries({ queryKey: ['lotteries'] });
        void queries.invalidateQueries({ queryKey: ['latestDraws'] });
      },
      TOGETHER_MS + Math.random() * SPREAD_MS,
    );
  });
}
