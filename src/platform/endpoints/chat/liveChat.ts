import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { LiveChat, LiveChatModel } from '#src/platform/contract.generated.ts';

export type { LiveChatModel };

/** Whose topics of customer service. */
export type LiveChatAudience = 'player' | 'agent';

/** `GET CSP_liveChatModelList`: the customer service topics, and their hours (S7.30, S9.7). */
export const liveChatsQuery = (
  platform: PlatformClient,
  audience: LiveChatAudience,
  language: string,
) =>
  queryOptions({
    queryKey: ['liveChats', audience, language],
    queryFn: ({ signal }) =>
      platform.call('listLiveChats', { query: { audience, language }, signal }),
  });

/** `POST CSP_launchLiveChat`: the page address of one conversation (S7.30). */
export const launchLiveChat = (platform: PlatformClient, modelId: string): Promise<LiveChat> =>
  platform.call('launchLiveChat', { body: { modelId } });
