import { createVar, fallbackVar } from '@vanilla-extract/css';

/** The height of the notice at the bottom of the view, with the space around it; unset without one. */
export const bottomNotice = createVar();

/** The space that the notice takes at the bottom of the view. */
export const bottomNoticeSpace = fallbackVar(bottomNotice, '0px');
