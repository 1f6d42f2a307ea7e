import type { PlatformClient } from '#src/platform/client.ts';

/** `DELETE /wps/session/logout`: the token is worth nothing from then on (S4.2, S7.5). */
export const logout = (platform: PlatformClient) => platform.call('logout');
