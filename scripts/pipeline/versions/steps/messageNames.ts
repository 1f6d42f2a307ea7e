import { renamed } from '../changes.ts';
import names from './messageNames.json' with { type: 'json' };
import type { Step } from './step.ts';

const path = (name: string): string[] => name.split('.');

/** Messages that got other names with the same text; `messageNames.json` has them from the old name to the new one. */
export const messageNames: Step = {
  to: 2,
  title: 'Messages that moved to another part of the site, or were named anew.',
  files: /^locales\/[^/]+\.json$/,
  changes: Object.entries(names).map(([from, to]) => renamed(path(from), path(to))),
};
