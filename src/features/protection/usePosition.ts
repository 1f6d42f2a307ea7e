import { useQuery } from '@tanstack/react-query';
import type { Sitting } from '#src/platform/contract.generated.ts';
import { playPositionQuery } from '#src/platform/endpoints/protection/playPosition.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Where the player stands by the platform. */
export interface Position {
  /** The sitting that goes on. */
  sitting: Sitting | undefined;
  /** How far the platform's clock is ahead of the device's, in milliseconds. */
  aheadMs: number;
}

/** Where the player stands; nothing until the platform has said so. */
export function usePosition(): Position | undefined {
  const { data, dataUpdatedAt } = useQuery(playPositionQuery(usePlatform()));
  if (!data) return undefined;
  return { sitting: data.sitting ?? undefined, aheadMs: Date.parse(data.at) - dataUpdatedAt };
}
