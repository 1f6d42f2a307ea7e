import { describe, expect, it } from 'vitest';
import { seedGames } from '#sandbox/domains/catalogue/seeds/games.ts';
import { gameArt } from './gameArt.ts';
import { palette } from './palette.ts';
import { vendorIcon } from './vendorIcon.ts';

const games = seedGames();
const sample = games.filter((_, index) => index % 7 === 0);

describe('the artwork of a game', () => {
  it('is the same every time', () => {
    for (const game of sample.slice(0, 50))
      expect(gameArt(game, 'card')).toBe(gameArt(game, 'card'));
  });

  it('is 3:4 for slots and fish games and 16:9 for all others, or the requested shape', () => {
    const viewBox = (type: string, shape: 'card' | 'wide') => {
      const game = games.find((one) => one.type === type);
      return game && /viewBox="0 0 (\d+ \d+)"/.exec(gameArt(game, shape))?.[1];
    };
    for (const type of ['RNG', 'FISH']) expect(viewBox(type, 'card')).toBe('300 400');
    for (const type of ['LIVE', 'SPORTS', 'PVP', 'LOTT', 'ELOTT']) {
      expect(viewBox(type, 'card')).toBe('640 360');
    }
    expect(viewBox('RNG', 'wide')).toBe('640 360');
  });

  it('differs from that of adjacent games', () => {
    for (const [index, game] of games.slice(0, 600).entries()) {
      const next = games[index + 1];
      if (next) expect(gameArt(game, 'card')).not.toBe(gameArt(next, 'card'));
    }
  });

  it('is at most 4.5 KB, and 3 KB on average', () => {
    const sizes = sample.map((game) => gameArt(game, 'card').length);
    expect(Math.max(...sizes)).toBeLessThan(4600);
    expect(sizes.reduce((total, size) => total + size, 0) / sizes.length).toBeLessThan(3000);
  });

  it('is well-formed and contains no script, link or invalid number', () => {
    for (const game of sample) {
      const svg = gameArt(game, 'card');
      expect(svg).not.toMatch(
        /NaN|undefined|Infinity|<script|http(?!:\/\/www\.w3\.org\/2000\/svg)/,
      );
      const opened = svg.match(/<[a-zA-Z]+\b[^>]*[^/]>/g)?.length;
      expect(svg.match(/<\/[a-zA-Z]+>/g)).toHaveLength(opened ?? 0);
    }
  });

  it('has a placeholder in its own background colour', () => {
    const { placeholder, field } = palette('CQ9-0001', 'gem');
    expect(placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(field).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the icon of a vendor', () => {
  it('shows the initials of its name', () => {
    expect(vendorIcon({ code: 'COPPER', name: 'Copper Reel' })).toContain('>CR</text>');
    expect(vendorIcon({ code: 'CQ9', name: 'CQ9' })).toContain('>CQ</text>');
  });
});
