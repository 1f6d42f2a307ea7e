import { bengaliLeading } from './steps/bengaliLeading.ts';
import { messageNames } from './steps/messageNames.ts';
import { payloadKeysAddress } from './steps/payloadKeysAddress.ts';
import type { Step } from './steps/step.ts';

/** Every step from the first version to the current one, in order. */
export const STEPS: readonly Step[] = [payloadKeysAddress, bengaliLeading, messageNames];

/** The version that the steps lead to: the current one. */
export const newestOf = (steps: readonly Step[]): number =>
  Math.max(1, ...steps.map(({ to }) => to));

/** The oldest version that is still read: the last but one. */
export const oldestRead = (steps: readonly Step[]): number => Math.max(1, newestOf(steps) - 1);
