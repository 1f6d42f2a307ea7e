import { describe, expect, it } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { MemberInfo, Promotion } from '#src/platform/contract.generated.ts';
import { rewardConsole } from './console.ts';
import { answered, at, merchantThat } from './rewards.fixture.ts';

const platform = testPlatform();
const carrying = () => merchantThat(platform, 'promotions');

/** Runs an action of the console as its page does. */
async function act(name: string, input: object): Promise<unknown> {
  const action = rewardConsole.actions.find((one) => one.name === name);
  if (!action) throw new Error(`There is no action ${name}.`);
  const merchant = carrying();
  const { db, now } = at(platform);
  const told = { publish: async () => {}, send: async () => {} };
  return db.transaction((tx) => action.run({ db: tx, now, merchant, ...told }, input as never));
}

async function rowsOf(name: string) {
  const listing = rewardConsole.listings.find((one) => one.name === name);
  if (!listing) throw new Error(`There is no listing ${name}.`);
  return listing.read({ ...at(platform), merchant: carrying() });
}

describe('the console for promotions and rewards', () => {
  it('offers the actions on an application until it is decided (S4.16)', async () => {
    const [row] = await rowsOf('applications');
    const picture = row?.offers.find(({ action }) => action === 'readApplicationImage');
    expect(picture?.input, 'any of its pictures can be asked for').not.toHaveProperty('position');
    const approval = row?.offers.find(({ action }) => action === 'approveApplication');
    const input = { ...approval?.input };
    expect(await act('readApplicationImage', { ...input, position: 1 })).toMatchObject({
      contentType: 'image/png',
    });
    expect(await act('approveApplication', input)).toMatchObject({ state: 'approved' });
    expect(await rowsOf('applications')).not.toContainEqual(row);
    await expect(act('rejectApplication', input)).rejects.toMatchObject({
      code: 'transition_refused',
    });
    const seen = await answered<Promotion>(
      platform.as('newcomer', carrying()).get('/wps/promotions/play-safely'),
    );
    expect(seen.status).toBe('issued');
  });

  it('decides on redemptions (S4.16)', async () => {
    const rows = await rowsOf('redemptions');
    const rejection = rows[0]?.offers.find(({ action }) => action === 'rejectRedemption');
    await act('rejectRedemption', { ...rejection?.input, remark: 'Sold out.' });
    expect(await rowsOf('redemptions')).toHaveLength(rows.length - 1);
  });

  it('gives away raffle tickets, which count as claimable (S3.5, S7.30)', async () => {
    const client = platform.as('agent42', carrying());
    const count = async () =>
      (await answered<MemberInfo>(client.get('/wps/member/info'))).availablePromoCount;
    const before = await count();
    await act('issueRaffleTickets', { code: 'moon-raffle', account: 'AGENT42', tickets: 2 });
    expect(await count()).toBe(before + 1);
    await expect(
      act('issueRaffleTickets', { code: 'moon-raffle', account: 'nobody', tickets: 1 }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('gives nothing claimable to players on a break and trial accounts (S3.5)', async () => {
    for (const role of ['excluded', 'trial'] as const) {
      const info = await answered<MemberInfo>(
        platform.as(role, carrying()).get('/wps/member/info'),
      );
      expect(info.availablePromoCount).toBe(0);
      expect(info.availablePromo.REFERRAL).toEqual({ enabled: false });
    }
  });
});
