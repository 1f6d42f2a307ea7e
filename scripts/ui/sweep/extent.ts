import { changedFiles } from '#scripts/test/changed.ts';
import { drawnOf, EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import type { StoryEntry } from '../storybook/served.ts';

/** One story in so many is looked at on a push; the night looks at all. */
const ONE_IN = 4;

const REF = process.env.LIVERY_CHANGED;
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const changedFolders = new Set(REF ? changedFiles(REF).map(folderOf) : []);

/** Whether this run looks at a story: with `LIVERY_CHANGED=REF`, at those beside something that has changed since. */
const isDue = ({ id, importPath }: StoryEntry): boolean =>
  REF
    ? changedFolders.has(folderOf(importPath.replace(/^\.\//, '')))
    : lotOf(`sweep of ${id}`) % ONE_IN === 0;

/** Those of several ways to look at a story that this run takes: all of them, or one of those of a story that is due. */
export const looksOf = <Each>(story: StoryEntry, all: readonly Each[]): readonly Each[] => {
  if (EVERYTHING) return all;
  return isDue(story) ? drawnOf(`look at ${story.id}`, all) : [];
};
