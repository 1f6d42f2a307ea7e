import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { registry } from '#src/modules/registry.ts';
import { accessTo, type BrandModules, openRows, rowsAt, viewerRows } from '#src/modules/select.ts';
import type { Category, Flags, Place, Promos } from '#src/modules/types.ts';
import type { Viewer } from '#src/session/member.ts';

const { flags, modules, categories } = schema.properties;
const CATEGORIES = categories.default as Category[];

type Brand = BrandModules & { flags: Readonly<Partial<Flags>> };

/** A player without any platform offers. */
const NO_PROMOS: Promos = {
  ...{ REFERRAL: { enabled: false }, REBATE: { enabled: false }, MISSION: { enabled: false } },
  ...{ VIP: { enabled: false }, POINT_MALL: { enabled: false } },
};

/** Every flag and switch of the manifest, each as `choose` makes it. */
const every = <Value>(names: object, choose: () => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, choose()]));

const all = (on: boolean): Brand => ({
  flags: every(flags.properties, () => on),
  modules: every(modules.properties, () => on),
  categories: on ? CATEGORIES : [],
  wallet: { single: on },
});

const brands = fc.record<Brand>({
  flags: fc.record(every(flags.properties, fc.boolean)),
  modules: fc.record(every(modules.properties, fc.boolean)),
  categories: fc.shuffledSubarray(CATEGORIES),
  wallet: fc.record({ single: fc.boolean() }),
});

/** The ids of the entries that a viewer sees at a place. */
const entries = (brand: Brand, viewer: Viewer, place: Place) =>
  rowsAt(viewerRows(openRows(registry, brand), viewer, NO_PROMOS), place).map(({ id }) => id);

describe('the rows that protect players', () => {
  it('stay in the menus whatever flags, modules and categories are on or off (DECISIONS, player protection)', () => {
    fc.assert(
      fc.property(brands, (brand) => {
        for (const viewer of ['member', 'agent', 'trial'] as const) {
          expect(entries(brand, viewer, 'accountMenu')).toContain('protection');
          expect(entries(brand, viewer, 'sideMenu')).toContain('protection');
          expect(entries(brand, viewer, 'footer')).toContain('protection');
        }
        for (const viewer of ['visitor', 'trial', 'member', 'agent'] as const) {
          expect(entries(brand, viewer, 'sideMenu')).toContain('responsible');
          const footer = entries(brand, viewer, 'footer');
          expect(footer).toEqual(expect.arrayContaining(['responsible', 'terms', 'privacy']));
        }
      }),
      { examples: [[all(false)], [all(true)]] },
    );
  });

  it('let members and agents set limits, and visitors after a login (S2.14)', () => {
    const row = registry.find(({ id }) => id === 'protection');
    if (!row) throw new Error('there is no row protection');
    expect(accessTo(row, 'member')).toBe('open');
    expect(accessTo(row, 'agent')).toBe('open');
    expect(accessTo(row, 'visitor')).toBe('login');
  });
});
