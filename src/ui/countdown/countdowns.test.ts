import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['/src/**/*.tsx', '!/src/**/*.stories.tsx', '!/src/**/*.fixture.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

it('ends at a moment from the data on every page, never at one that the page makes up', () => {
  const countdowns = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/<Countdown\b[\s\S]*?\/>/g)].map(([countdown]) => countdown),
  );
  expect(countdowns.length).toBeGreaterThan(2);
  for (const countdown of countdowns) {
    expect(countdown).toMatch(/\suntil=\{Date\.parse\(\w+(?:\.\w+)*\)\}\s/);
  }
});

it('is used by no promotion, banner, lobby or game list', () => {
  const hurrying = Object.entries(sources).filter(
    ([file, text]) =>
      /^\/src\/(?:features\/(?:promotions|lobby|games|vendor)|shared\/(?:games|banners))\//.test(
        file,
      ) && text.includes('<Countdown'),
  );
  expect(hurrying).toEqual([]);
});
