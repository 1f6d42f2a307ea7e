import type { MotifOf } from './motif.ts';
import { board, drift, felt, pitch, waves, wings } from './settings.ts';
import { medal, plaque, reels, reelWindow } from './slots.ts';

/** The motif of a game's type; slots have four, chosen by their number. */
export function motifOf(type: string, classify: string, number: number): MotifOf {
  if (classify === 'Crash') return wings;
  if (classify === 'Esports') return board;
  switch (type) {
    case 'RNG':
      return [reels, medal, reelWindow, reels, plaque, reelWindow][number % 6] ?? reels;
    case 'FISH':
      return waves;
    case 'LIVE':
      return felt;
    case 'SPORTS':
      return pitch;
    case 'PVP':
      return board;
    default:
      return drift;
  }
}
