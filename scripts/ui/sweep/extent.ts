import { drawn } from './dresses.ts';

/** `LIVERY_SWEEP=all` looks at everything; otherwise each story draws one by lot. */
const EVERYTHING = process.env.LIVERY_SWEEP === 'all';

/** Those of several ways to look at a story that this run takes. */
export const looksOf = <Each>(story: string, all: readonly Each[]): readonly Each[] =>
  EVERYTHING ? all : drawn(story, all);
