import { describe, expect, it } from 'vitest';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const MONEY = '/wps/member/protection/limit/money';
const SESSION = '/wps/member/protection/limit/session';
const CONFIRM = '/wps/member/protection/limit/confirm';
const HOUR = 3600;
const DAY = 24 * HOUR;

const limit = (amount: string | null) => ({ kind: 'deposit', span: 'day', amount });
const holding = (amount: string) => ({
  moneyLimits: [expect.objectContaining({ kind: 'deposit', span: 'day', amount })],
});

describe('a limit of a player (S2.16)', () => {
  it('takes effect at once if there was none', async () => {
    const { client } = await newMember(platform);
    const { body } = await client.put(MONEY, limit('5000'));
    expect(body.value).toMatchObject({ ...holding('5000.00'), depositLeft: '5000.00', raises: [] });
  });

  it('is lowered at once, which cancels a pending increase', async () => {
    const { client } = await newMember(platform);
    await client.put(MONEY, limit('5000'));
    await client.put(MONEY, limit('9000'));
    const { body } = await client.put(MONEY, limit('100.50'));
    expect(body.value).toMatchObject({ ...holding('100.50'), raises: [] });
  });

  it('is raised only after 24 hours and a confirmation', async () => {
    const { client } = await newMember(platform);
    await client.put(MONEY, limit('5000'));
    const asked = await client.put(MONEY, limit('9000'));
    expect(asked.body.value).toMatchObject({
      ...holding('5000.00'),
      raises: [{ limit: 'deposit-day', amount: '9000.00' }],
    });
    await platform.forward(DAY - HOUR);
    const early = await client.post(CONFIRM, { limit: 'deposit-day' });
    expect([early.status, early.body.code]).toEqual([409, 'limit_raise_waiting']);
    await platform.forward(HOUR);
    const late = await client.post(CONFIRM, { limit: 'deposit-day' });
    expect(late.body.value).toMatchObject({ ...holding('9000.00'), raises: [] });
  });

  it('stays the same without a confirmation, however long ago the increase was requested', async () => {
    const { client } = await newMember(platform);
    await client.put(MONEY, limit('5000'));
    await client.put(MONEY, limit(null));
    await platform.forward(2 * DAY);
    const { body } = await client.get('/wps/member/protection');
    expect(body.value).toMatchObject(holding('5000.00'));
  });

  it('is removed with the same delay as an increase', async () => {
    const { client } = await newMember(platform);
    await client.put(SESSION, { minutes: 60 });
    const asked = await client.put(SESSION, { minutes: null });
    expect(asked.body.value).toMatchObject({ sessionMinutes: 60 });
    await platform.forward(DAY);
    const { body } = await client.post(CONFIRM, { limit: 'session' });
    expect(body.value).toMatchObject({ sessionMinutes: null, raises: [] });
  });

  it('has no increase to confirm if none was requested', async () => {
    const { client } = await newMember(platform);
    const { status, body } = await client.post(CONFIRM, { limit: 'loss-week' });
    expect([status, body.code]).toEqual([404, 'limit_raise_unknown']);
  });

  it.each(['-1', '1.001', '1e5', '', '১০০'])('rejects the amount %j', async (amount) => {
    const { client } = await newMember(platform);
    const { status, body } = await client.put(MONEY, limit(amount));
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
  });
});
