import type { PlatformClient } from '#src/platform/client.ts';

/** `POST /wps/chat/messages/{id}/report`: shows a message to the staff. */
export const reportChatMessage = (platform: PlatformClient, id: string): Promise<null> =>
  platform.send('POST', `/wps/chat/messages/${encodeURIComponent(id)}/report`);
