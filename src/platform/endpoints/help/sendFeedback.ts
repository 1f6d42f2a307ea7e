import type { PlatformClient } from '#src/platform/client.ts';
import type { Feedback, FeedbackCategory, FeedbackText } from '#src/platform/contract.generated.ts';

/** What feedback can be about, in the order of the form. */
export const FEEDBACK_CATEGORIES = [
  'idea',
  'problem',
  'praise',
  'other',
] as const satisfies readonly FeedbackCategory[];

/** The most characters that feedback has (S5.9, S9.6). */
export const FEEDBACK_LENGTH = 140;

/** `PUT /wps/feedback` (S7.21). */
export const sendFeedback = (platform: PlatformClient, feedback: FeedbackText): Promise<Feedback> =>
  platform.send('PUT', '/wps/feedback', { body: feedback });
