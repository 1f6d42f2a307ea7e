import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTopic } from '#src/platform/realtime/RealtimeProvider.tsx';

/** Lotteries draw together: the full lists are refetched once for all draws within this time, in milliseconds. */
const TOGETHER_MS = 1000;

/** The random delay, up to this many milliseconds, so that not all pages fetch at the same moment. */
const SPREAD_MS = 1000;

/** Refetches results and next draws when the platform pushes a draw (S6.6, S7.28). */
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
