import { expect, it } from 'vitest';

/** The source files, imported rather than read, so that a change to one of them runs this test under `--changed`. */
const sources = Object.entries(
  import.meta.glob<string>('/src/{session,features}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path, text }));

/** Matches a form: its state, or the form itself if another file keeps the state. */
const FORM = /\buseForm(<|\()|<(Site)?Form\b/;

/** Parts of forms. Forms that use them are checked. */
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
