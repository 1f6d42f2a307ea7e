import { useQuery } from '@tanstack/react-query';
import type { PlayPosition } from '#src/platform/contract.generated.ts';
import {
  checkPlayQuery,
  playPositionQuery,
} from '#src/platform/endpoints/protection/playPosition.ts';
import type { PlayStop } from '#src/platform/endpoints/protection/playStop.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** How often the platform is asked where the player stands, in milliseconds. */
const LOOK_MS = 10_000;

/** A position, and when this page learned of it. */
export interface SeenPosition {
  position: PlayPosition;
  /** Milliseconds since 1970, by the clock of the device. */
  seenAt: number;
}

/** What the platform says about a player who plays. */
export interface PlayWatch {
  seen: SeenPosition | undefined;
  /** What stops play now. */
  stop: PlayStop | undefined;
  /** Asks anew: how much was played. */
  lookAtPosition: () => void;
  /** Asks anew: whether play is stopped. */
  lookForStop: () => Promise<PlayStop | undefined>;
}

/** Keeps an eye on how long a player plays, what it costs, and whether their own protection stops them. Nobody is watched in a free trial. */
export function usePlayWatch(enabled: boolean): PlayWatch {
  const platform = usePlatform();
  const live = { enabled, refetchInterval: LOOK_MS, refetchOnWindowFocus: 'always' } as const;
  const position = useQuery({ ...playPositionQuery(platform), ...live });
  const check = useQuery({ ...checkPlayQuery(platform), ...live });
  const due = position.data?.sitting?.checkDue ? 'reality_check_due' : undefined;
  return {
    seen: position.data && { position: position.data, seenAt: position.dataUpdatedAt },
    stop: check.data ?? due,
    // A game that tells of many rounds at once starts one call, not one a round.
    lookAtPosition: () => {
      if (enabled) void position.refetch({ cancelRefetch: false });
    },
    lookForStop: async () => (enabled ? ((await check.refetch()).data ?? undefined) : undefined),
  };
}
