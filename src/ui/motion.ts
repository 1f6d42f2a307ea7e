import { vars } from '#src/theme/contract.css.ts';

const transition = (properties: readonly string[], duration: string): string =>
  properties.map((name) => `${name} ${duration} ${vars.motion.easing.out}`).join(', ');

/** The transition for feedback: `feedback('background-color', 'color')`. */
export const feedback = (...properties: readonly string[]): string =>
  transition(properties, vars.motion.duration.fast);

/** The transition for surfaces that open and close: `surfacing('opacity', 'transform')`. */
export const surfacing = (...properties: readonly string[]): string =>
  transition(properties, vars.motion.duration.surface);
