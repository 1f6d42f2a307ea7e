import type { Random } from '#sandbox/kernel/random.ts';
import type { Palette } from '../palette.ts';
import type { Frame } from '../scenes.ts';

/** The motif of a type of game, before and behind the emblem. */
interface Motif {
  behind: string;
  before: string;
}

/** Draws a motif into a frame. */
export type MotifOf = (p: Palette, frame: Frame, random: Random) => Motif;
