import { expect, it } from 'vitest';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { frameChanges } from './frameChanges.ts';

type Frame = Omit<ResolvedBrand['frame'], 'layout'>;

const { header, menu, bottomBar, footer } = schema.properties.frame.properties;
const USUAL = {
  ...{ header: header.default, menu: menu.default },
  ...{ bottomBar: bottomBar.default, footer: footer.default },
} as Frame;

it('the difference between two frames is described list by list', () => {
  const before: Frame = {
    ...USUAL,
    menu: [{ module: 'home' }, { module: 'rng' }, { module: 'live' }],
  };
  const after: Frame = {
    ...USUAL,
    menu: [{ module: 'home' }, { module: 'live' }, { module: 'rng' }],
  };
  expect(frameChanges(before, after)).toEqual(['menu: moves Live above Slots']);
  const label = { en: 'Blog', bn: 'ব্লগ' };
  const grown: Frame = {
    ...USUAL,
    header: [...USUAL.header, { link: 'https://blog.example.com/', label }],
    footer: USUAL.footer.slice(1),
  };
  expect(frameChanges(USUAL, grown)).toEqual([
    'header: adds “Blog” below Invite friends',
    'footer: removes the group games',
  ]);
  expect(frameChanges(USUAL, USUAL)).toEqual([]);
});
