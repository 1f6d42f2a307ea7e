import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Feedback, FeedbackPage } from '#src/platform/contract.generated.ts';

export type { Feedback };

/** `GET /wps/feedback`: what the member has sent, the newest first, each with its answer once there is one. */
export const feedbackQuery = (platform: PlatformClient) =>
  infiniteQueryOptions({
    queryKey: ['own', 'feedback'],
    queryFn: ({ pageParam, signal }) =>
      platform.get<FeedbackPage>('/wps/feedback', { query: { pageNo: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _pages, page) => (page < totalPages ? page + 1 : undefined),
  });
