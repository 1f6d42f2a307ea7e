import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bet as memberBet } from '#sandbox/domains/bets/schema.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { BetPage, HotGames, RecordsFile } from '#src/platform/contract.generated.ts';

// The day does not change between the start of the platform and the last read of the bets.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());
const platform = testPlatform();

async function bets(query: Record<string, string | number> = {}): Promise<BetPage> {
  const text = new URLSearchParams(Object.entries(query).map(([name, one]) => [name, `${one}`]));
  const { body } = await platform.as('player').get(`/wps/member/bets?${text}`);
  expect(body.code).toBe('ok');
  return body.value as BetPage;
}

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const HALF_YEAR = { from: daysAgo(183), pageSize: 100 };

describe('the betting record', () => {
  it('lists the newest first, with totals of the whole period (S2.16)', async () => {
    const first = await bets(HALF_YEAR);
    const all = [...first.bets];
    for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) {
      all.push(...(await bets({ ...HALF_YEAR, pageNo })).bets);
    }
    expect(all).toHaveLength(first.total);
    expect(new Set(all.map(({ betId }) => betId)).size).toBe(all.length);
    const moments = all.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().reverse());
    const sum = (values: string[]) => values.reduce((total, one) => total + Number(one), 0);
    expect(Number(first.totals.stake)).toBeCloseTo(sum(all.map(({ stake }) => stake)), 2);
    expect(Number(first.totals.net)).toBeCloseTo(
      sum(all.map(({ payout }) => payout)) - sum(all.map(({ stake }) => stake)),
      2,
    );
  });

  it('is filtered by vendor, type and state, each of which covers every bet once', async () => {
    const { total, bets: some } = await bets(HALF_YEAR);
    const counts = async (name: string, values: readonly string[]) =>
      Promise.all(values.map(async (one) => (await bets({ ...HALF_YEAR, [name]: one })).total));
    const add = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
    const TYPES = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'];
    expect(add(await counts('gameType', TYPES))).toBe(total);
    expect(add(await counts('state', ['open', 'settled', 'void']))).toBe(total);
    const vassalage = some[0]?.vassalage ?? '';
    const ofVendor = await bets({ ...HALF_YEAR, vassalage });
    expect(ofVendor.bets.every((bet) => bet.vassalage === vassalage)).toBe(true);
  });

  it('is searched by part of a game’s name, in any language and case', async () => {
    const [first] = (await bets(HALF_YEAR)).bets;
    const gameName = first?.displayName.slice(1, 6).toUpperCase() ?? '';
    const found = await bets({ ...HALF_YEAR, gameName });
    expect(found.bets.some(({ betId }) => betId === first?.betId)).toBe(true);
    const names = found.bets.map(({ displayName }) => displayName.toUpperCase());
    expect(names.every((name) => name.includes(gameName))).toBe(true);
    expect((await bets({ ...HALF_YEAR, gameName: '%' })).total).toBe(0);
  });

  it('is sorted by time, stake, return or net, in both directions', async () => {
    for (const sort of ['stake', 'payout', 'net'] as const) {
      for (const [order, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const page = await bets({ ...HALF_YEAR, sort, order });
        const values = page.bets.map((bet) => Number(bet[sort]));
        expect(values).toEqual(values.toSorted((one, other) => sign * (one - other)));
      }
    }
    const oldest = (await bets({ ...HALF_YEAR, order: 'asc' })).bets.map(({ at }) => at);
    expect(oldest).toEqual(oldest.toSorted());
  });

  it('is exported as a file of the whole filter, with names in the requested language', async () => {
    const filter = { from: HALF_YEAR.from, gameType: 'RNG', language: 'bn' };
    const { total, bets: rows } = await bets({ ...filter, pageSize: 1 });
    const path = `/wps/member/bets/export?${new URLSearchParams(filter)}`;
    const { body } = await platform.as('player').get(path);
    const { fileName, content } = body.value as RecordsFile;
    const lines = content.trimEnd().split('\r\n');
    expect(fileName).toMatch(/^bets-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toHaveLength(total + 1);
    expect(lines.at(-1)).toContain(`,${rows[0]?.roundId},`);
    expect(lines.at(-1)).toContain(rows[0]?.vendorName);
  });

  it.each(['en', 'bn'])(
    'names the selection in the file in %s as the game’s page does',
    async (language) => {
      const { db } = platform.sandbox.platform;
      const [like] = (await bets(HALF_YEAR)).bets;
      const [row] = await db
        .select()
        .from(memberBet)
        .where(eq(memberBet.id, like?.betId ?? 0));
      if (!row) throw new Error('The player has no bet.');
      const { id, ...rest } = row;
      const open = { state: 'open', payout: 0n, settledAt: null } as const;
      const drawn = { gameType: 'LOTT', selection: 'big' } as const;
      const placed = { roundId: `big-${language}-${id}`, at: new Date() };
      await db.insert(memberBet).values({ ...rest, ...open, ...drawn, ...placed });
      const filter = { from: HALF_YEAR.from, gameType: 'LOTT', language };
      const page = await bets({ ...filter, pageSize: 100, order: 'asc' });
      const path = `/wps/member/bets/export?${new URLSearchParams(filter)}`;
      const { content } = (await platform.as('player').get(path)).body.value as RecordsFile;
      const lines = content.trimEnd().split('\r\n').slice(1);
      expect(page.bets.at(-1)?.selection).toBe(language === 'en' ? 'Big' : 'বড়');
      for (const [place, { roundId, displayName, vendorName, selection }] of page.bets.entries()) {
        expect(lines[place]).toContain(
          `,${[roundId, displayName, vendorName, selection].join(',')},`,
        );
      }
    },
  );

  it('shows a bet by its number, to its own player only', async () => {
    const [first] = (await bets(HALF_YEAR)).bets;
    const address = `/wps/member/bet?betId=${first?.betId}`;
    expect((await platform.as('player').get(address)).body.value).toEqual(first);
    expect((await platform.as('agent1').get(address)).body.value).toBeNull();
  });

  it('can be split into periods without losing a bet', async () => {
    const { total } = await bets(HALF_YEAR);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 182 }), async (days) => {
        const before = await bets({ from: HALF_YEAR.from, to: daysAgo(days + 1) });
        const after = await bets({ from: daysAgo(days) });
        expect(before.total + after.total).toBe(total);
      }),
      { numRuns: 5 },
    );
  });

  it('rejects a period that ends before it begins', async () => {
    const path = `/wps/member/bets?from=${daysAgo(1)}&to=${daysAgo(2)}`;
    expect((await platform.as('player').get(path)).body.code).toBe('period_invalid');
  });

  it('is closed to trial accounts and visitors (S6.3)', async () => {
    expect((await platform.as('trial').get('/wps/member/bets')).body.code).toBe(
      'real_account_needed',
    );
    expect((await platform.get('/wps/member/bets')).status).toBe(401);
  });
});

describe('recently played games', () => {
  it('are those of the betting record, the latest first (S2.6)', async () => {
    const { body } = await platform.as('player').get('/wps/relay/GCS_recentGame');
    const { games } = body.value as HotGames;
    const latest = (await bets(HALF_YEAR)).bets[0];
    expect(games[0]?.gameCode).toBe(latest?.gameCode);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
  });
});

describe('the rooms of a PVP game', () => {
  it('are ordered from low stakes to high ones (S7.25)', async () => {
    const { merchantCode } = platform.merchantWith('PVP');
    const headers = { 'Merchant-Code': merchantCode };
    const { body } = await platform.get('/wps/relay/GLS2_roomList?gameCode=KX-0001', headers);
    const { rooms } = body.value as { rooms: { leastStake: string; roomId: string }[] };
    const stakes = rooms.map(({ leastStake }) => Number(leastStake));
    expect(stakes.length).toBeGreaterThan(1);
    expect(stakes).toEqual(stakes.toSorted((a, b) => a - b));
    const unknown = await platform.get('/wps/relay/GLS2_roomList?gameCode=CQ9-0001', headers);
    expect(unknown.body.code).toBe('game_unknown');
  });
});
