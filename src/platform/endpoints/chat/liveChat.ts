import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { LiveChat, LiveChatModel } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

export type { LiveChatModel };

/** `GET CSP_liveChatModelList`: what one can talk about with customer service, and when (S7.30, S9.7). */
export const liveChatsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['liveChats', language],
    queryFn: ({ signal }) =>
      platform.call('listLiveChats', { query: { language: contentLanguage(language) }, signal }),
  });

/** `POST CSP_launchLiveChat`: the address of a page for this conversation alone (S7.30). */
export const launchLiveChat = (platform: PlatformClient, modelId: string): Promise<LiveChat> =>
  platform.call('launchLiveChat', { body: { modelId } });
