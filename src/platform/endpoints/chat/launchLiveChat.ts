import type { PlatformClient } from '#src/platform/client.ts';
import type { LiveChat } from '#src/platform/contract.generated.ts';

/** `POST CSP_launchLiveChat`: the address of a page for this conversation alone (S7.30). */
export const launchLiveChat = (platform: PlatformClient, modelId: string): Promise<LiveChat> =>
  platform.send('POST', '/wps/relay/CSP_launchLiveChat', { body: { modelId } });
