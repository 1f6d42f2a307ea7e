import { createContext, useContext } from 'react';
import type { PlatformClient } from '#src/platform/client.ts';

/** The platform client for the tree below. */
export const PlatformContext = createContext<PlatformClient | null>(null);

/** The client of the platform. Throws outside a `PlatformContext`. */
export function usePlatform(): PlatformClient {
  const client = useContext(PlatformContext);
  if (!client) throw new Error('usePlatform needs a PlatformContext above it');
  return client;
}
