import { describe, expect, it } from 'vitest';
import { registry } from '#src/modules/registry.ts';
import { brandRows, rowOf } from '#src/modules/select.ts';
import { isCurrent, ownPageRows } from './ownPages.ts';

const page = { slug: 'summer-cup', places: ['sideMenu' as const], icon: 'trophy' as const };
const BEGIN = '2026-12-01T00:00:00Z';
const END = '2027-01-01T00:00:00Z';
const at = (moment: string) => Date.parse(moment);

describe('the own pages of a brand', () => {
  const rows = brandRows(registry, {
    modules: {},
    categories: [],
    wallet: { single: true },
    pages: { own: [page] },
  });

  it('are screens for everyone at addresses below /pages, after all others', () => {
    expect(rowOf(rows, '/pages/summer-cup')).toBe(rows.at(-1));
    expect(rows.at(-1)).toMatchObject({
      audience: 'everyone',
      places: ['sideMenu'],
      icon: 'trophy',
    });
  });

  it('never take the address of another screen', () => {
    const others = registry.flatMap(({ route, aliases = [] }) => [route, ...aliases]);
    expect(others.filter((route) => route.startsWith('/pages/'))).toEqual([]);
  });

  it('have a whole document, but a campaign, whose time the build cannot know, has a head alone', () => {
    const [always, campaign] = ownPageRows([page, { ...page, until: END }]);
    expect([always?.document, campaign?.document]).toEqual(['whole', 'head']);
  });

  it('are in the menus while their campaign lasts', () => {
    const [always, campaign] = ownPageRows([page, { ...page, from: BEGIN, until: END }]);
    if (!always || !campaign) throw new Error('there are two pages');
    const shown = [undefined, at(BEGIN) - 1, at(BEGIN), at(END) - 1, at(END)];
    expect(shown.map((now) => isCurrent(campaign, now))).toEqual([false, false, true, true, false]);
    expect(shown.every((now) => isCurrent(always, now))).toBe(true);
  });
});
