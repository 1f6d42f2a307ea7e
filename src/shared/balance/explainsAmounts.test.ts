import { expect, it } from 'vitest';

/** The source files, imported rather than read, so that a change to one of them runs this test under `--changed`. */
const sources = Object.entries(
  import.meta.glob<string>('/src/{app,session,shared,features}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** A field that others are made of. */
const PART = 'TransferAmountField';

it('every money field of the site has a story that checks its errors', () => {
  const fields = sources
    .filter(
      ([path, text]) => !path.endsWith('.stories.tsx') && /<(Transfer)?AmountField\b/.test(text),
    )
    .map(([path]) => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length))
    .filter((name) => name !== PART);
  const stories = sources.filter(([path]) => path.endsWith('.stories.tsx')).map(([, text]) => text);
  const unchecked = fields.filter(
    (name) => !stories.some((text) => text.includes(`explainsAmounts('${name}'`)),
  );
  expect(fields.length).toBeGreaterThan(8);
  expect(unchecked).toEqual([]);
});
