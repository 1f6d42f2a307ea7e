import { readFileSync } from 'node:fs';

/** A fenced block of a page. */
export interface Block {
  /** The word after the fence: `sh`, `text`, `diff`, `tsx` … */
  language: string;
  text: string;
  /** The last file named in backticks before it. */
  file: string | undefined;
}

/** A second-level heading with its content. */
export interface Section {
  title: string;
  blocks: readonly Block[];
  /** The first column of its table, without the backticks. */
  listed: readonly string[];
}

const FENCED = /^```(?<language>\w+)\n(?<text>[\s\S]*?)^```$/gm;
const PATH = /`([\w.-]+(?:\/[\w.-]+)*\.\w+)`/g;
const ROW = /^\| `([^`]+)` \|/gm;

function blocksOf(body: string): Block[] {
  let before = 0;
  return [...body.matchAll(FENCED)].map((fenced) => {
    const { language = '', text = '' } = fenced.groups ?? {};
    const words = body.slice(before, fenced.index);
    before = fenced.index + fenced[0].length;
    const file = [...words.matchAll(PATH)].at(-1)?.[1];
    return { language, text, file };
  });
}

/** The sections of a page of instructions, in order. */
export function sectionsOf(markdown: string): Section[] {
  const [, ...parts] = markdown.split(/^## (?=.)/m);
  return parts.map((part) => {
    const [title = '', ...rest] = part.split('\n');
    const body = rest.join('\n');
    const listed = [...body.matchAll(ROW)].map(([, name = '']) => name);
    return { title, blocks: blocksOf(body), listed };
  });
}

/** Reads a page of instructions. */
export const readGuide = (path: string): Section[] => sectionsOf(readFileSync(path, 'utf8'));

/** Converts the output shown on a page to a pattern for a command's output: `…` matches anything. */
export function shownPattern(text: string): RegExp {
  const literal = text.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('…', '[^]*?')}$`, 'm');
}

/**
 * Applies a `diff` block to a text, without line numbers.
 * @throws if the original lines are missing, or occur more than once
 */
export function applyDiff(text: string, diff: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const side = (left: string) =>
    lines
      .filter((line) => !line.startsWith(left))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [side('+'), side('-')];
  const [head, tail, ...more] = text.split(before);
  if (head === undefined || tail === undefined || more.length > 0) {
    throw new Error(`These lines must be there once:\n${before}`);
  }
  return head + after + tail;
}
