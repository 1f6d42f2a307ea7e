import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Feedback, FeedbackCategory, FeedbackText } from '#src/platform/contract.generated.ts';
import { nextPage } from '#src/platform/endpoints/nextPage.ts';

export type { Feedback };

/** `GET /wps/feedback`: the member's feedback, the newest first, each with its answer if there is one. */
export const feedbackQuery = (platform: PlatformClient) =>
  infiniteQueryOptions({
    queryKey: ['own', 'feedback'],
    queryFn: ({ pageParam, signal }) =>
      platform.call('listFeedback', { query: { pageNo: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The feedback topics, in form order. */
export const FEEDBACK_CATEGORIES = [
  'idea',
  'problem',
  'praise',
  'other',
] as const satisfies readonly FeedbackCategory[];

/** The maximum length of feedback (S5.9, S9.6). */
export const FEEDBACK_LENGTH = 140;

/** `PUT /wps/feedback` (S7.21). */
export const sendFeedback = (platform: PlatformClient, feedback: FeedbackText): Promise<Feedback> =>
  platform.call('sendFeedback', { body: feedback });
