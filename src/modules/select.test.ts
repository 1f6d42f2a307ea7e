import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstNamespaces } from '#src/modules/firstMessages.ts';
import { registry } from '#src/modules/registry.ts';
import {
  accessTo,
  audienceAt,
  brandRows,
  categoryOf,
  openRows,
  rowOf,
  rowsAt,
  viewerRows,
} from '#src/modules/select.ts';
import type { Category, Flags, ModuleRow, Switches } from '#src/modules/types.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import type { Viewer } from '#src/session/member.ts';

const CATEGORIES: Category[] = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'];

const brandOf = (
  categories: Category[],
  modules: Partial<Switches> = {},
  flags: Partial<Flags> = {},
) => ({ categories, modules, flags, wallet: { single: true } });

const row = (part: Partial<ModuleRow>): ModuleRow => ({
  id: 'x',
  route: '/x',
  screen: 'x/XScreen',
  label: 'modules:home',
  icon: 'home',
  audience: 'everyone',
  places: ['header'],
  ...part,
});

describe('brandRows', () => {
  it('keeps exactly the categories of the brand, in its order (S2.23)', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(CATEGORIES), (categories) => {
        const shown = brandRows(registry, brandOf(categories)).flatMap((r) => r.category ?? []);
        expect([...new Set(shown)]).toEqual(categories);
      }),
    );
  });

  it('puts esports right after sports (S2.23)', () => {
    const ids = brandRows(registry, brandOf(['SPORTS', 'RNG'])).map((r) => r.id);
    expect(ids.slice(0, 4)).toEqual(['home', 'sports', 'esports', 'rng']);
  });

  it('leaves out a module that the manifest switches off', () => {
    const rows = [row({ id: 'a', switch: 'promotions' }), row({ id: 'b', switch: 'vip' })];
    const brand = brandOf([], { promotions: false, vip: true });
    expect(brandRows(rows, brand).map((r) => r.id)).toEqual(['b']);
  });

  it('keeps a row whose whitelabel flag is off, since the platform may turn it on (S3.12)', () => {
    const rows = [row({ flag: 'FREEPLAY3' })];
    expect(brandRows(rows, brandOf([], {}, { FREEPLAY3: false }))).toHaveLength(1);
  });
});

describe('a row that needs one of several categories', () => {
  it('is included for a brand with one of them', () => {
    const lottery = [row({ anyCategory: ['LOTT', 'ELOTT'] })];
    expect(brandRows(lottery, brandOf(['RNG', 'ELOTT']))).toEqual(lottery);
    expect(brandRows(lottery, brandOf(['RNG']))).toEqual([]);
  });
});

describe('a row about the wallets of vendors', () => {
  it('is included for a brand with a wallet for every vendor (S2.16)', () => {
    const wallets = [row({ vendorWallets: true })];
    const brand = brandOf([]);
    expect(brandRows(wallets, { ...brand, wallet: { single: false } })).toEqual(wallets);
    expect(brandRows(wallets, brand)).toEqual([]);
  });
});

describe('viewerRows', () => {
  const rows = [
    row({ id: 'everyone' }),
    row({ id: 'visitor', audience: 'visitor' }),
    row({ id: 'player', audience: 'player' }),
    row({ id: 'member', audience: 'member' }),
    row({ id: 'agent', audience: 'agent' }),
  ];
  const ids = (viewer: Viewer) => viewerRows(rows, viewer, undefined).map((r) => r.id);

  it('hides agents’ pages from members, and members’ pages from visitors (S6.1, S6.2, S6.4)', () => {
    expect(ids('visitor')).toEqual(['everyone', 'visitor']);
    expect(ids('member')).toEqual(['everyone', 'player', 'member']);
    expect(ids('agent')).toEqual(['everyone', 'player', 'member', 'agent']);
    expect(ids('trial')).toEqual(['everyone', 'player', 'member']);
  });

  it('shows optional offers to visitors, and to players who have them (S2.18)', () => {
    const { availablePromo } = EXAMPLES.getMemberInfo.value;
    const invitations = [row({ promo: 'REFERRAL' })];
    const shown = (enabled: boolean) =>
      viewerRows(invitations, 'member', { ...availablePromo, REFERRAL: { enabled } });
    expect(viewerRows(invitations, 'visitor', undefined)).toEqual(invitations);
    expect(shown(true)).toEqual(invitations);
    expect(shown(false)).toEqual([]);
    expect(registry.find(({ promo }) => promo === 'REFERRAL')?.id).toBe('referral');
  });
});

describe('openRows', () => {
  it('leaves out a row whose whitelabel flag is off (S6.7)', () => {
    const flagged = [row({ flag: 'FREEPLAY3' })];
    expect(openRows(flagged, brandOf([], {}, { FREEPLAY3: false }))).toEqual([]);
    expect(openRows(flagged, brandOf([], {}, { FREEPLAY3: true }))).toEqual(flagged);
  });
});

describe('accessTo', () => {
  it.each([
    ['member', 'visitor', 'login'],
    ['member', 'trial', 'realAccount'],
    ['member', 'agent', 'open'],
    ['player', 'visitor', 'login'],
    ['player', 'trial', 'open'],
    ['agent', 'member', 'agentLogin'],
    ['agent', 'trial', 'realAccount'],
    ['visitor', 'member', 'onward'],
    ['everyone', 'visitor', 'open'],
  ] as const)(
    'answers a page of %s to a %s with %s (S2.13, S2.14, S4.9)',
    (audience, viewer, access) => {
      expect(accessTo(row({ audience }), viewer)).toBe(access);
    },
  );
});

describe('audienceAt', () => {
  it('opens a page of members to everyone with the query that its row names (S2.25)', () => {
    const hosted = row({ audience: 'member', openWith: { name: 'mode', value: 'demo' } });
    expect(audienceAt(hosted, '?gameCode=V9-0001&mode=demo')).toBe('everyone');
    expect(audienceAt(hosted, '?gameCode=V9-0001&mode=real')).toBe('member');
    expect(audienceAt(row({ audience: 'member' }), '?mode=demo')).toBe('member');
    expect(audienceAt(row({ audience: 'player', opensToAll: true }), '')).toBe('everyone');
  });
});

describe('rowOf', () => {
  it.each(['/', '/index', '/index.html', '/home', '/home/'])(
    'shows the lobby at %s (S2.1)',
    (path) => {
      expect(rowOf(registry, path)?.id).toBe('home');
    },
  );

  it('finds no row for an unknown path', () => {
    expect(rowOf(registry, '/nowhere')).toBeUndefined();
  });
});

describe('the registry', () => {
  it('gives every id, route and alias to one row', () => {
    const paths = registry.flatMap((r) => [r.route, ...(r.aliases ?? [])]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(registry.map((r) => r.id)).size).toBe(registry.length);
  });

  it('shows esports under the sports of the brand (S2.4)', () => {
    const esports = registry.find((r) => r.id === 'esports');
    expect(esports && categoryOf(esports)).toBe('ESPORTS');
  });

  it('has enough entries for the bottom bar of a phone', () => {
    expect(rowsAt(registry, 'bottomBar').length).toBeGreaterThanOrEqual(4);
  });
});

describe('firstNamespaces', () => {
  it('adds the feature of a prerendered path to what every page needs', () => {
    expect(firstNamespaces('/')).toEqual(expect.arrayContaining(['app', 'modules', 'lobby']));
    expect(firstNamespaces('404')).toContain('notFound');
    expect(firstNamespaces(null)).toEqual(['app', 'modules', 'platform']);
  });
});
