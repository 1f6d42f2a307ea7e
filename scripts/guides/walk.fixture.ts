import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { type ProjectCopy, projectCopy } from '#scripts/projectCopy/projectCopy.fixture.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { EVERYTHING } from '#scripts/test/draw.ts';
import { applyDiff, type Block, readGuide, type Section, shownPattern } from './guide.ts';
import { runOnPort } from './port.fixture.ts';

/** A page of instructions and a copy of the project to follow it in. */
export interface Walk {
  copy: ProjectCopy;
  /** The sections with something to do. */
  sections: readonly Section[];
  /** Follows a section's steps in order, and returns the results of its commands. */
  follow: (title: string) => Promise<Done[]>;
  /** Whether this run includes building and serving sites, which compiles all code again: at night. */
  toTheEnd: boolean;
}

/** The result of a page's command: its exit code, or the address that it serves; and its output. */
interface Done {
  line: string;
  said: string;
  code?: number;
  url?: string;
}

function pathOf({ root }: ProjectCopy, { file, text }: Block): string {
  if (file === undefined) throw new Error(`No file is named before this block:\n${text}`);
  return join(root, file);
}

/** Applies a block: a change to a file, or a whole one. */
function write(copy: ProjectCopy, block: Block): void {
  const path = pathOf(copy, block);
  mkdirSync(dirname(path), { recursive: true });
  const text =
    block.language === 'diff' ? applyDiff(readFileSync(path, 'utf8'), block.text) : block.text;
  writeFileSync(path, text);
}

async function followSection({ blocks }: Section, copy: ProjectCopy): Promise<Done[]> {
  const done: Done[] = [];
  let said = '';
  for (const block of blocks) {
    if (block.language === 'sh') {
      for (const line of block.text.trim().split('\n')) {
        const outcome = await runOnPort(copy, line);
        said = outcome.said;
        const end = outcome.kind === 'ended' ? { code: outcome.code } : { url: outcome.url };
        done.push({ line, said, ...end });
      }
    } else if (block.language === 'text') expect(said).toMatch(shownPattern(block.text));
    else write(copy, block);
  }
  return done;
}

/** Opens a page of instructions, by its path from the root, to follow it in a copy of the project. */
export function walk(page: string): Walk {
  const sections = readGuide(join(ROOT, page)).filter(({ blocks }) => blocks.length > 0);
  const copy = projectCopy();
  return {
    copy,
    sections,
    toTheEnd: EVERYTHING,
    follow: (title) => {
      const section = sections.find((each) => each.title === title);
      if (!section) throw new Error(`${page} has nothing to do under "${title}".`);
      return followSection(section, copy);
    },
  };
}
