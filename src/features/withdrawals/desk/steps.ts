import { WITHDRAW_PATH } from '#src/shared/withdrawals/withdrawalPath.ts';

/** The parameter of the address that says which step of a withdrawal is shown; the form without it. */
export const STEP = 'step';
export const REVIEW = 'review';

/** Where what was typed is reviewed. */
export const REVIEW_PATH = `${WITHDRAW_PATH}?${STEP}=${REVIEW}`;
