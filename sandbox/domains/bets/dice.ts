import { randomInt } from 'node:crypto';

/** Where chance comes from. */
export interface Dice {
  /** A whole number from 0 up to, not including, `sides`, each as likely as any other. */
  below(sides: number): number;
}

/** Chance that nobody can foresee. */
export const FAIR_DICE: Dice = { below: (sides) => randomInt(sides) };
