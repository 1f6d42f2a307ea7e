import type { PlatformClient } from '#src/platform/client.ts';

/** `DELETE MCSFE_removeFavoriteGameV2` (S7.25). A game that has no mark stays without. */
export const removeFavourite = (platform: PlatformClient, nodeId: number): Promise<null> =>
  platform.send('DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', { query: { nodeId } });
