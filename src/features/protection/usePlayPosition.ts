import { useQuery } from '@tanstack/react-query';
import type { Sitting } from '#src/platform/contract.generated.ts';
import { playPositionQuery } from '#src/platform/endpoints/protection/playPosition.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** The play session, and the offset of the platform's clock. */
export interface Position {
  /** The current play session. */
  sitting: Sitting | undefined;
  /** How far the platform's clock is ahead of the device's, in milliseconds. */
  aheadMs: number;
}

/** Fetches the current play session; undefined until loaded. */
export function usePlayPosition(): Position | undefined {
  const { data, dataUpdatedAt } = useQuery(playPositionQuery(usePlatform()));
  if (!data) return undefined;
  return { sitting: data.sitting ?? undefined, aheadMs: Date.parse(data.at) - dataUpdatedAt };
}
