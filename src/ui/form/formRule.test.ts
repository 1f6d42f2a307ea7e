import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const sources = globSync('src/{session,features}/**/*.tsx').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const isStory = ({ path }: { path: string }) => path.endsWith('.stories.tsx');

it('checks every form of the site in a story', () => {
  const forms = sources
    .filter((file) => !isStory(file) && /\buseForm(<|\()/.test(file.text))
    .map(({ path }) => basename(path, '.tsx'));
  const stories = sources
    .filter(isStory)
    .map(({ text }) => text)
    .join('\n');
  const unchecked = forms.filter((name) => !stories.includes(`keepsFormRule('${name}'`));
  expect(forms.length).toBeGreaterThan(20);
  expect(unchecked).toEqual([]);
});
