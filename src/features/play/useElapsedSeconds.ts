import { useCallback, useSyncExternalStore } from 'react';
import { everySecond } from '#src/ui/clock/everySecond.ts';
import type { ReceivedPosition } from './usePlayWatch.ts';

const SECOND_MS = 1000;

/** The whole seconds of the current play session, counted on from the platform's value; zero without one. */
export function useElapsedSeconds(seen: ReceivedPosition | undefined): number {
  const sitting = seen?.position.sitting;
  const beganAt = sitting ? seen.seenAt - sitting.elapsedSeconds * SECOND_MS : undefined;
  const subscribe = useCallback(
    (notify: () => void) =>
      beganAt === undefined
        ? () => {}
        : everySecond(notify, () => SECOND_MS - ((Date.now() - beganAt) % SECOND_MS)),
    [beganAt],
  );
  const elapsed = () =>
    beganAt === undefined ? 0 : Math.max(0, Math.floor((Date.now() - beganAt) / SECOND_MS));
  return useSyncExternalStore(subscribe, elapsed, elapsed);
}
