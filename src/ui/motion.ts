import { vars } from '#src/theme/contract.css.ts';

/** The transition of feedback: `feedback('background-color', 'color')`. */
export const feedback = (...properties: readonly string[]): string =>
  properties
    .map((name) => `${name} ${vars.motion.duration.fast} ${vars.motion.easing.out}`)
    .join(', ');
