import { describe, expect, it } from 'vitest';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { TRIAL } from '../settings.ts';

const platform = testPlatform();
const FLAG = 'FREEPLAY3';

const start = () => platform.post('/wps/session/login/freeplay', { os: 'Android', platform: 'W' });
const info = (token: string) =>
  platform.get('/wps/member/info', { Authorization: `Bearer ${token}` });

describe('free play', () => {
  it('opens a trial account with its own play credits, for two hours (S1.4, S7.14)', async () => {
    await platform.control({ flags: { [FLAG]: true } });
    const { token } = (await start()).body.value as LoginResult;
    const { body } = await info(token);
    expect(body.value).toMatchObject({ type: 4, balance: hundredthsText(TRIAL.balance) });
    await verifyBooks(platform.sandbox.platform.db);
    await platform.forward(TRIAL.lifetimeSeconds);
    expect((await info(token)).body.code).toBe('not_logged_in');
  });

  it('gives no access to member pages (S6.3, S8.5)', async () => {
    const { token } = (await start()).body.value as LoginResult;
    const { status, body } = await platform.get('/wps/member/security', {
      Authorization: `Bearer ${token}`,
    });
    expect([status, body.code]).toEqual([403, 'real_account_needed']);
  });

  it('is refused if the flag is off (S3.12)', async () => {
    await platform.control({ flags: { [FLAG]: false } });
    const { status, body } = await start();
    expect([status, body.code]).toEqual([403, 'function_disabled']);
  });
});
