import { randomInt } from 'node:crypto';

/** A source of random numbers. */
export interface Dice {
  /** A whole number from 0 up to, not including, `sides`, each as likely as any other. */
  below(sides: number): number;
}

/** A random source that nobody can predict. */
export const FAIR_DICE: Dice = { below: (sides) => randomInt(sides) };
