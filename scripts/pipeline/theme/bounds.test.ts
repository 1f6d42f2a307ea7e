import { describe, expect, it } from 'vitest';
import { BOUNDS, boundOf, measured, nearestWithin } from './bounds.ts';
import { BASE_TOKENS } from './layers.ts';
import { render } from './render.ts';

const bounded = new Set(['dimension', 'duration', 'number', 'fontWeight']);
const roles = [...BASE_TOKENS.base].filter(
  ([path, { type }]) => bounded.has(type ?? '') && !path.startsWith('scale.'),
);

describe('the bounds of tokens', () => {
  it.each(BOUNDS)(
    'are a range with a reason for $tokens',
    ({ tokens, minimum, maximum, description }) => {
      expect(measured(minimum)).toBeLessThan(measured(maximum) ?? 0);
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(roles.some(([role]) => boundOf(role)?.tokens === tokens)).toBe(true);
    },
  );

  it.each(roles.map(([role]) => role))('contain the base value of %s', async (role) => {
    const bound = boundOf(role);
    const css = (await render(new Map())).get(role) ?? '';
    expect(measured(css)).toBeDefined();
    expect(bound && nearestWithin(css, bound)).toBeUndefined();
    expect(bound).toBeDefined();
  });

  it.each([
    ['radius.card', '-4px', '0px'],
    ['size.target', '43px', '44px'],
    ['size.header.phone', '600px', '112px'],
    ['font.size.s', '9rem', '1.125rem'],
    ['motion.duration.fast', '2s', '1000ms'],
    ['font.leading.body', '0.8', '1'],
    ['opacity.disabled', '1', '0.8'],
  ])('reject %s of %s with the reason %s', (role, css, nearest) => {
    const bound = boundOf(role);
    expect(bound && nearestWithin(css, bound)).toBe(nearest);
  });

  it.each([
    ['radius.card', '0px'],
    ['radius.card', '9999px'],
    ['size.target', '44px'],
    ['size.target', '3rem'],
    ['font.tracking.display', '-0.6px'],
    ['font.size.s', '0.75rem'],
  ])('accept %s of %s', (role, css) => {
    const bound = boundOf(role);
    expect(bound && nearestWithin(css, bound)).toBeUndefined();
  });
});
