import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The port of the built Storybook during checks; below the range for outgoing connections. */
export const PORT = Number(process.env.STORYBOOK_PORT ?? 24_900);

export const origin = `http://localhost:${PORT}`;

/** The folder of the built Storybook. Throws if the checks were not started by their own commands. */
export function storybookDir(): string {
  const dir = process.env.LIVERY_STORYBOOK;
  if (!dir) throw new Error('Run `npm run test:matrix` or `npm run visual`: they build Storybook.');
  return dir;
}

/** A story of the built Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** Its file, from the root: `./src/…`. */
  importPath: string;
  tags: readonly string[];
  /** The file of its component, from the root, if imported. */
  componentPath?: string;
}

interface Index {
  entries: Record<string, StoryEntry & { type: 'story' | 'docs' }>;
}

/** The entries of a kind, sorted by id. */
function entriesOf(kind: 'story' | 'docs'): StoryEntry[] {
  const index: Index = JSON.parse(readFileSync(join(storybookDir(), 'index.json'), 'utf8'));
  return Object.values(index.entries)
    .filter(({ type }) => type === kind)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Every story, sorted by id. */
export const builtStories = (): StoryEntry[] => entriesOf('story');

/** Every docs page, sorted by id. */
export const builtDocs = (): StoryEntry[] => entriesOf('docs');
