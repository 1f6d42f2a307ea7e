import { expect, it } from 'vitest';
import { registry } from '#src/modules/registry.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

it.each([
  ['en', en],
  ['bn', bn],
])('no two screens share a title in %s', (_language, words) => {
  const labels = new Set(registry.map(({ label }) => label.replace('modules:', '')));
  const titles = Object.entries(words).filter(([key]) => labels.has(key));
  expect(titles).toHaveLength(labels.size);
  expect(new Set(titles.map(([, title]) => title)).size).toBe(labels.size);
});
