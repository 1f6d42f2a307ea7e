import type { Random } from '#sandbox/kernel/random.ts';
import type { Palette } from '../palette.ts';
import type { Frame } from '../scenes.ts';

/** The mark of a type of games, before and behind the emblem. */
interface Motif {
  behind: string;
  before: string;
}

/** Draws a motif into a frame. */
export type MotifOf = (p: Palette, frame: Frame, random: Random) => Motif;
