import { dropped } from '../changes.ts';
import type { Step } from './step.ts';

/** The height of lines in Bengali became a fact of the language, in its `language.json`: brands have no token for it. */
export const bengaliLeading: Step = {
  to: 2,
  title: 'A language says how high its lines are; brands no longer do for Bengali.',
  files: /^tokens\/base\.json$/,
  changes: [dropped(['font', 'leading', 'bengali']), dropped(['scale', 'leading', 'bengali'])],
};
