import { useQuery } from '@tanstack/react-query';
import type { PlayPosition } from '#src/platform/contract.generated.ts';
import {
  checkPlayQuery,
  playPositionQuery,
} from '#src/platform/endpoints/protection/playPosition.ts';
import type { PlayStop } from '#src/platform/endpoints/protection/playStop.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The polling interval of the player's play position, in milliseconds. */
const LOOK_MS = 10_000;

/** A position, and when this page received it. */
export interface ReceivedPosition {
  position: PlayPosition;
  /** Milliseconds since 1970, by the device's clock. */
  seenAt: number;
}

/** The platform's state of a player in a game. */
export interface PlayWatch {
  seen: ReceivedPosition | undefined;
  /** Why play stops now. */
  stop: PlayStop | undefined;
  /** Refetches the position. */
  lookAtPosition: () => void;
  /** Refetches whether play must stop. */
  lookForStop: () => Promise<PlayStop | undefined>;
}

/** Polls length and net result of the play session, and whether a limit, break or reality check stops play. Disabled in a free trial. */
export function usePlayWatch(enabled: boolean): PlayWatch {
  const platform = usePlatform();
  const live = { enabled, refetchInterval: LOOK_MS, refetchOnWindowFocus: 'always' } as const;
  const position = useQuery({ ...playPositionQuery(platform), ...live });
  const check = useQuery({ ...checkPlayQuery(platform), ...live });
  const due = position.data?.sitting?.checkDue ? 'reality_check_due' : undefined;
  return {
    seen: position.data && { position: position.data, seenAt: position.dataUpdatedAt },
    stop: check.data ?? due,
    // A game reporting many rounds at once starts one call, not one a round.
    lookAtPosition: () => {
      if (enabled) void position.refetch({ cancelRefetch: false });
    },
    lookForStop: async () => (enabled ? ((await check.refetch()).data ?? undefined) : undefined),
  };
}
