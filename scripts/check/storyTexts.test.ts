import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { sourceFiles } from './sources.ts';
import { withOtherSpaces, writtenTexts } from './storyTexts.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('texts that stories look for', () => {
  const spaced = new Set(['shop:sure']);

  it.each([
    "canvas.getByText(t('shop:sure'))",
    "await canvas.findByText(\n  t('shop:sure', { name })\n)",
    "expect(alert).toHaveTextContent(t('shop:sure'))",
  ])('are found as they are written in %s', (call) => {
    expect(writtenTexts('a.stories.tsx', `\n${call}`, spaced)).toEqual([
      { file: 'a.stories.tsx', line: 2, key: 'shop:sure' },
    ]);
  });

  it.each([
    "canvas.getByText(asText('shop:sure'))",
    "canvas.getByText(t('shop:other'))",
    "canvas.getByRole('button', { name: t('shop:sure') })",
  ])('are right in %s', (call) => {
    expect(writtenTexts('a.stories.tsx', call, spaced)).toEqual([]);
  });

  it('have other spaces in a message of any depth, and in any of its plural forms', () => {
    const messages = { sure: 'Sûr\u00a0?', deep: { many_other: '5\u202f%', plain: 'a b' } };
    expect(withOtherSpaces('shop', messages)).toEqual(['shop:sure', 'shop:deep.many']);
  });

  it('are read with `asText` if a language writes a space in them at which no line breaks', () => {
    const files = globSync('languages/*/*.json', { cwd: ROOT });
    const messages = files.flatMap((file) =>
      withOtherSpaces(basename(file, '.json'), JSON.parse(read(file))),
    );
    const stories = sourceFiles(ROOT, 'src/*.stories.tsx');
    expect(stories.length).toBeGreaterThan(0);
    const known = new Set(messages);
    expect(stories.flatMap((file) => writtenTexts(file, read(file), known))).toEqual([]);
  });
});
