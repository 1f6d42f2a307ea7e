import { encode } from 'uqr';

/** The light margin that cameras need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as rows of modules, dark ones `true`, including the quiet zone. */
export type Modules = readonly (readonly boolean[])[];

/**
 * The QR code modules of a text; up to 15 % of them may be covered or dirty. Throws a RangeError if the text is longer than any code holds
 * (about 2300 bytes).
 */
export const modulesOf = (text: string): Modules =>
  encode(text, { ecc: 'M', border: QUIET_ZONE }).data;

/** The outline of the dark modules for the `d` of an SVG path, one unit per module, each run in a row as one piece. */
export function outline(modules: Modules): string {
  return modules
    .map((row, y) => {
      const marks = row.map((dark) => (dark ? '1' : '0')).join('');
      return Array.from(marks.matchAll(/1+/g))
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');
}
