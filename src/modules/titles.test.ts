import { expect, it } from 'vitest';
import bn from '#languages/bn/modules.json' with { type: 'json' };
import { registry } from '#src/modules/registry.ts';
import en from '#words/modules.json' with { type: 'json' };

it.each([
  ['en', en],
  ['bn', bn],
])('no two screens share a title in %s', (_language, words) => {
  const labels = new Set(registry.map(({ label }) => label.replace('modules:', '')));
  const titles = Object.entries(words).filter(([key]) => labels.has(key));
  expect(titles).toHaveLength(labels.size);
  expect(new Set(titles.map(([, title]) => title)).size).toBe(labels.size);
});
