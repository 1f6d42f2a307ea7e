import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';

/** The number of languages that a push looks at. */
const AT_PUSH = 2;

/** Some of several, drawn for a key, each at most once. */
export function someOf<Each>(key: string, all: readonly Each[], count: number): Each[] {
  return [...all.entries()]
    .map(([index, each]) => ({ each, lot: lotOf(`${key} ${index}`) }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ each }) => each);
}

/** The languages to look at: two drawn ones, at night all. Messages are written in the source language, so it is never one of them. */
export function drawnLanguages(): string[] {
  const all = TAGS.filter((tag) => tag !== SOURCE);
  return EVERYTHING ? all : someOf('languages', all, AT_PUSH);
}
