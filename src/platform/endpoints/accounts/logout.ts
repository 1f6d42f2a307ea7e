import type { PlatformClient } from '#src/platform/client.ts';

/** `DELETE /wps/session/logout`: ends the token (S4.2, S7.5), even if the page is closed meanwhile. */
export const logout = (platform: PlatformClient) => platform.call('logout', { keepalive: true });
