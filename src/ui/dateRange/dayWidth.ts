import { vars } from '#src/theme/contract.css.ts';

/** The inner width of the popup of a calendar. */
const ROOM = `(var(--available-width, 100vw) - 2 * ${vars.stroke.control})`;

/** A day is as wide as a finger needs; seven of them fit the narrowest phone, 320 px wide. */
export const DAY_WIDTH = `min(${vars.size.target}, ${ROOM} / 7)`;

/** What stays free beside the first and the last day of a week: nothing on the narrowest phones. */
export const BESIDE = `clamp(0px, (${ROOM} - 7 * ${vars.size.target}) / 2, ${vars.space.s})`;

/** The days reach into the padding of the popup, up to what stays free. */
export const REACH = `min(0px, ${BESIDE} - ${vars.inset.card})`;
