import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { LiveChat, LiveChatModel } from '#src/platform/contract.generated.ts';

export type { LiveChatModel };

/** `GET CSP_liveChatModelList`: the customer service topics, and their hours (S7.30, S9.7). */
export const liveChatsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['liveChats', language],
    queryFn: ({ signal }) => platform.call('listLiveChats', { query: { language }, signal }),
  });

/** `POST CSP_launchLiveChat`: the page address of one conversation (S7.30). */
export const launchLiveChat = (platform: PlatformClient, modelId: string): Promise<LiveChat> =>
  platform.call('launchLiveChat', { body: { modelId } });
