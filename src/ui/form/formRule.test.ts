import { expect, it } from 'vitest';

/** Imported rather than read, so that a change of one of them runs this test under `--changed`. */
const sources = Object.entries(
  import.meta.glob<string>('/src/{session,features}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path, text }));

/** What a form has in it: its state, or the form itself where another file keeps the state. */
const FORM = /\buseForm(<|\()|<(Site)?Form\b/;

/** Parts of forms. What uses them is checked. */
const PARTS = ['AmountForm', 'BetweenForm', 'LineForm', 'RegisterForm', 'SiteForm', 'SpendForm'];

const isStory = ({ path }: { path: string }) => path.endsWith('.stories.tsx');

it('checks every form of the site in a story', () => {
  const forms = sources
    .filter((file) => !isStory(file) && FORM.test(file.text))
    .map(({ path }) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length))
    .filter((name) => !PARTS.includes(name));
  const stories = sources
    .filter(isStory)
    .map(({ text }) => text)
    .join('\n');
  const unchecked = forms.filter(
    (name) => !new RegExp(`keepsFormRule\\(\\s*'${name}'`).test(stories),
  );
  expect(forms.length).toBeGreaterThan(20);
  expect(unchecked).toEqual([]);
});
