import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import type { FrameEntry } from '#src/brand/resolved.generated.ts';
import { footerParts, keyOf, menuParts } from './frame.ts';
import { grouped, registry } from './registry.ts';
import { rowsAt, viewerRows } from './select.ts';

const { frame } = schema.properties;
const DEFAULTS = {
  menu: frame.properties.menu.default as FrameEntry[],
  footer: frame.properties.footer.default as FrameEntry[],
};
const text = { en: 'Words', bn: 'কথা' };
const idsOf = (parts: ReturnType<typeof menuParts>) =>
  parts.flatMap(({ entries }) => entries.map(keyOf));

const one: fc.Arbitrary<FrameEntry> = fc.oneof(
  fc.constantFrom(...registry.map(({ id }) => id)).map((module) => ({ module })),
  fc.constant({ link: 'https://blog.example.com/', label: text }),
);
const entry: fc.Arbitrary<FrameEntry> = fc.oneof(
  one,
  fc
    .constantFrom(...schema.$defs.frameEntry.properties.group.enum)
    .map((group) => ({ group }) as FrameEntry),
  fc.array(one, { minLength: 1, maxLength: 4 }).map((entries) => ({ title: text, entries })),
);
const list = fc.array(entry, { maxLength: 12 });
const viewer = fc.constantFrom('visitor' as const, 'trial' as const, 'member' as const);
const rowsOf = (who: 'visitor' | 'trial' | 'member') => viewerRows(registry, who, undefined);

describe('the frame of a manifest', () => {
  it('has the groups of the site without a list of its own: all entries, each once', () => {
    for (const who of ['visitor', 'trial', 'member'] as const) {
      const rows = rowsOf(who);
      const menu = menuParts(DEFAULTS.menu, rows, grouped(rows));
      expect(idsOf(menu).sort()).toEqual(rowsAt(rows, 'sideMenu').map(keyOf).sort());
      const footer = footerParts(DEFAULTS.footer, rows);
      expect(footer.map(({ group }) => group)).toEqual(['games', 'help', 'contact']);
      expect(idsOf(footer).sort()).toEqual(rowsAt(rows, 'footer').map(keyOf).sort());
    }
  });

  it('keeps the order of its list', () => {
    const rows = rowsOf('visitor');
    const parts = menuParts([{ module: 'live' }, { group: 'games' }], rows, grouped(rows));
    expect(idsOf(parts).slice(0, 3)).toEqual(['live', 'home', 'rng']);
    expect(idsOf(parts).filter((id) => id === 'live')).toHaveLength(1);
  });

  it('leads to player protection and the legal texts, whatever its lists say', () => {
    fc.assert(
      fc.property(list, viewer, (entries, who) => {
        const rows = rowsOf(who);
        const menu = idsOf(menuParts(entries, rows, grouped(rows)));
        const footer = idsOf(footerParts(entries, rows));
        expect(menu).toContain('responsible');
        for (const id of ['responsible', 'terms', 'privacy']) expect(footer).toContain(id);
        if (who === 'visitor') return;
        expect(menu).toContain('protection');
        expect(footer).toContain('protection');
      }),
    );
  });
});
