import { WITHDRAW_PATH } from '#src/shared/withdrawals/withdrawalPath.ts';

/** The URL parameter for the step of a withdrawal; the form without it. */
export const STEP = 'step';
export const REVIEW = 'review';

/** The path of the review. */
export const REVIEW_PATH = `${WITHDRAW_PATH}?${STEP}=${REVIEW}`;
