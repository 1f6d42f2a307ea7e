import { describe, expect, it } from 'vitest';
import { drawJourneys, type Journey } from './drawJourneys.ts';

const variants = {
  brands: ['amber', 'birch'],
  languages: ['en', 'bn'],
  bothDevices: ['frame.spec.ts'],
  isDue: () => true,
};

const onBoth = (file: string, ...titles: string[]): Journey[] =>
  ['desktop', 'phone'].flatMap((project) =>
    titles.map((title) => ({ project, file, titles: ['a group', title] })),
  );

/** The draws of many seeds. */
const drawn = (all: readonly Journey[]): Journey[][] =>
  Array.from({ length: 60 }, (_, seed) => drawJourneys(all, variants, `${seed}`));

const seen = (draws: Journey[][], of: (journey: Journey) => string): string[] =>
  [...new Set(draws.flat().map(of))].sort();

describe('the journeys of a push', () => {
  it('include each promise once, in every brand, language and device over many commits', () => {
    const draws = drawn(
      onBoth(
        'help.spec.ts',
        'amber: terms can be read in en (S1.5)',
        'amber: terms can be read in bn (S1.5)',
        'birch: terms can be read in en (S1.5)',
      ),
    );
    expect(draws.every(({ length }) => length === 1)).toBe(true);
    expect(seen(draws, ({ titles }) => `${titles[1]}`)).toHaveLength(3);
    expect(seen(draws, ({ project }) => project)).toEqual(['desktop', 'phone']);
  });

  it('are the same for the same seed', () => {
    const all = onBoth('help.spec.ts', 'amber: a', 'birch: a', 'b');
    expect(drawJourneys(all, variants, 'x')).toEqual(drawJourneys(all, variants, 'x'));
  });

  it('include what only one brand or one device can do', () => {
    const alone = { project: 'phone', file: 'chat.spec.ts', titles: ['birch: has no chat room'] };
    const draws = drawn([...onBoth('chat.spec.ts', 'amber: chats'), alone]);
    expect(draws.every((draw) => draw.length === 2 && draw.includes(alone))).toBe(true);
  });

  it('run on both devices for files about them', () => {
    const draws = drawn(onBoth('frame.spec.ts', 'amber: leads on', 'birch: leads on'));
    expect(draws.every(({ length }) => length === 2)).toBe(true);
  });

  it('share a device within a file, so that a worker keeps its site', () => {
    const draws = drawn(onBoth('member.spec.ts', 'one', 'two', 'three'));
    expect(draws.every((draw) => new Set(draw.map(({ project }) => project)).size === 1)).toBe(
      true,
    );
  });

  it('distinguish journeys that merely end in the same language', () => {
    const draws = drawn(onBoth('games.spec.ts', 'is legible in en', 'is legible in bn'));
    expect(draws.every(({ length }) => length === 2)).toBe(true);
  });

  it('leave out all variants of a journey that is not drawn', () => {
    const isDue = (_file: string, promise: string) => promise === 'a group › is kept';
    const all = onBoth('help.spec.ts', 'amber: is kept', 'birch: is kept', 'amber: is left out');
    const draw = drawJourneys(all, { ...variants, isDue }, 'x');
    expect(draw).toHaveLength(1);
    expect(draw[0]?.titles[1]).toMatch(/is kept$/);
  });
});
