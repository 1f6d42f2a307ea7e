import { vars } from '#src/theme/contract.css.ts';

/** The media query of devices with a pointer that can rest on things; after a finger, hover would stick. */
export const HOVER = '(hover: hover)';

/** The media query of those who asked for motion to be left out. */
export const STILL = '(prefers-reduced-motion: reduce)';

/** The transition of feedback: `feedback('background-color', 'color')`. */
export const feedback = (...properties: readonly string[]): string =>
  properties
    .map((name) => `${name} ${vars.motion.duration.fast} ${vars.motion.easing.out}`)
    .join(', ');
