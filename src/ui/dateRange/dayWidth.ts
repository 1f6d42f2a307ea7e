import { vars } from '#src/theme/contract.css.ts';

/** The inner width of the calendar's popup. */
const ROOM = `(var(--available-width, 100vw) - 2 * ${vars.stroke.control})`;

/** A day is as wide as a touch target; seven of them fit the narrowest phone, 320 px wide. */
export const DAY_WIDTH = `min(${vars.size.target}, ${ROOM} / 7)`;

/** The free space beside the first and the last day of a week: none on the narrowest phones. */
export const BESIDE = `clamp(0px, (${ROOM} - 7 * ${vars.size.target}) / 2, ${vars.space.s})`;

/** The days extend into the padding of the popup, up to the free space. */
export const REACH = `min(0px, ${BESIDE} - ${vars.inset.card})`;
