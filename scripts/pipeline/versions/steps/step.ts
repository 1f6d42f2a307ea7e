import type { Change } from '../changes.ts';

/** One reviewed difference between two versions of a brand's folder. */
export interface Step {
  /** The version that it belongs to; it leads there from the one before. */
  to: number;
  /** What became different, for operators. */
  title: string;
  /** The files of a folder that may have it, by their path in it. */
  files: RegExp;
  /** In the order of the way up. Each leaves a file alone that has been carried already. */
  changes: readonly Change[];
}
