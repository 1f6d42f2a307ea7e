import { expect, it } from 'vitest';
import { answered } from '#sandbox/domains/rewards/rewards.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();

interface Page {
  total: number;
  totalPages: number;
  members?: { memberId: string }[];
  losses?: { memberId: string }[];
}

const TEAM = ['', 'sort=account&', 'sort=joined&', 'sort=lastLogin&'].flatMap((sort) =>
  ['asc', 'desc'].map((order) => `team?joinedTo=2099-12-31&${sort}order=${order}&`),
);
const LOSSES = ['loss', 'stake', 'account'].map((sort) => `losses?sort=${sort}&`);

const WHOLE = 100;
/** One that divides no number of members by chance. */
const FEW = 7;

it.each([...TEAM, ...LOSSES])(
  'all pages of %s together are the list in its order, and the page after the last is empty (S2.17)',
  async (path) => {
    const agent = platform.as('agent1', merchantWithAgents(platform));
    const page = async (pageNo: number, pageSize: number) => {
      const query = `pageNo=${pageNo}&pageSize=${pageSize}`;
      const value = await answered<Page>(agent.get(`/wps/agent/${path}${query}`));
      const ids = (value.members ?? value.losses ?? []).map(({ memberId }) => memberId);
      return { ...value, ids };
    };
    const all = await page(1, WHOLE);
    expect(all.ids).toHaveLength(Math.min(all.total, WHOLE));
    expect(all.total).toBeGreaterThan(2 * FEW);
    const { totalPages } = await page(1, FEW);
    const ids: string[] = [];
    for (let pageNo = 1; pageNo <= totalPages; pageNo += 1)
      ids.push(...(await page(pageNo, FEW)).ids);
    expect(ids.slice(0, WHOLE)).toEqual(all.ids);
    expect(new Set(ids).size).toBe(all.total);
    expect(await page(totalPages + 1, FEW)).toMatchObject({ ids: [], total: all.total });
  },
);
