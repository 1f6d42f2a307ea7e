import { vars } from '#src/theme/contract.css.ts';

const transition = (properties: readonly string[], duration: string): string =>
  properties.map((name) => `${name} ${duration} ${vars.motion.easing.out}`).join(', ');

/** The transition of feedback: `feedback('background-color', 'color')`. */
export const feedback = (...properties: readonly string[]): string =>
  transition(properties, vars.motion.duration.fast);

/** The transition of surfaces that come and go: `surfacing('opacity', 'transform')`. */
export const surfacing = (...properties: readonly string[]): string =>
  transition(properties, vars.motion.duration.surface);
