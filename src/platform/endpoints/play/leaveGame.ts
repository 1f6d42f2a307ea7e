import type { PlatformClient } from '#src/platform/client.ts';

/** `POST /wps/game/leaveGame`: ends a play session. The call outlives the page, for a tab may be closing. */
export const leaveGame = (platform: PlatformClient, playId: string): Promise<null> =>
  platform.send('POST', '/wps/game/leaveGame', { body: { playId }, keepalive: true });
