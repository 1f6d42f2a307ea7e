import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { Piscina } from 'piscina';
import { afterEach, expect, it, vi } from 'vitest';
import { logIn, passedHumanCheck } from '#sandbox/domains/accounts/handlers/login.fixture.ts';
import {
  codeSentTo,
  firstMerchant,
  seededMobile,
} from '#sandbox/domains/accounts/security/handlers/security.fixture.ts';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { merchantWithAgents } from '#sandbox/domains/agents/handlers/agents.fixture.ts';
import { fund, withdraw } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { heldWork } from '#sandbox/kernel/load/held.fixture.ts';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { hashPassword } from './password.ts';

const platform = testPlatform();
const OLD_PIN = '204816';
const NEW_PIN = '519370';
const NEW_PASSWORD = 'Another-2027';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the threads' hashing from now on, and how much of it is within a transaction. */
function watchHashing() {
  const { db } = platform.sandbox.platform;
  const counted = { all: 0, inTransaction: 0 };
  // Jobs run their own transactions meanwhile.
  const within = new AsyncLocalStorage<true>();
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementation((work, config) =>
    transaction((tx) => within.run(true, () => work(tx)), config),
  );
  const run = Piscina.prototype.run;
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(function (this: Piscina, ...given) {
    counted.all += 1;
    if (within.getStore()) counted.inTransaction += 1;
    return run.apply(this, given);
  });
  return counted;
}

it('registration hashes the password before its transaction', async () => {
  const { brand } = firstMerchant(platform);
  const password = seedPassword(brand);
  const body = {
    ...{ username: 'Hashed0001', password, confirmPassword: password },
    ...{ ageConfirmed: true, privacyAgreed: true, termsVersion: brand.legal.termsVersion },
    humanCheck: await passedHumanCheck(platform),
  };
  const hashing = watchHashing();
  expect((await platform.put('/wps/member/register', body)).body.code).toBe('ok');
  expect(hashing).toEqual({ all: 1, inTransaction: 0 });
});

it('a password change compares and hashes passwords before its transaction', async () => {
  const oldPassword = seedPassword(firstMerchant(platform).brand);
  const body = { oldPassword, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  await platform.control({ flags: { CHNGPASSVERIF3: false } });
  const player = platform.as('player');
  const hashing = watchHashing();
  expect((await player.post('/wps/member/password', body)).body.code).toBe('ok');
  expect(hashing).toEqual({ all: 3, inTransaction: 0 });
});

it('a payment password change compares and hashes passwords before its transaction', async () => {
  const player = platform.as('newcomer');
  const send = (newPaymentPassword: string, oldPaymentPassword?: string) =>
    player.put('/wps/member/paymentPassword', {
      ...{ newPaymentPassword, confirmNewPaymentPassword: newPaymentPassword },
      oldPaymentPassword,
    });
  const hashing = watchHashing();
  expect((await send(OLD_PIN)).body.code).toBe('ok');
  expect((await send(NEW_PIN, OLD_PIN)).body.code).toBe('ok');
  expect(hashing).toEqual({ all: 3, inTransaction: 0 });
});

it('a reset by link hashes the new password before its transaction', async () => {
  const merchant = firstMerchant(platform);
  const { account } = PLAYERS.agent41;
  const email = `${account}@${merchant.brand.domains.main}`;
  const form = new URLSearchParams({ username: account, email });
  await platform.post('/wps/member/password/email', form);
  const token = /#passwordReset=([\w-]+)/.exec((await platform.outbox(email))[0]?.body ?? '')?.[1];
  const body = { token, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  const hashing = watchHashing();
  expect((await platform.post('/wps/member/password/email/reset', body)).body.code).toBe('ok');
  expect(hashing).toEqual({ all: 2, inTransaction: 0 });
});

it('a reset by text message hashes the new password before its transaction, for the right code only', async () => {
  const mobileNum = seededMobile(firstMerchant(platform), 'expiredPassword');
  await platform.post('/wps/verification/sms/noLogin', { mobileNum });
  const verificationCode = await codeSentTo(platform, mobileNum);
  const wrong = verificationCode === '000000' ? '000001' : '000000';
  const reset = async (code: string) => {
    const body = { newPassword: NEW_PASSWORD, mobileNum, verificationCode: code };
    return (await platform.post('/wps/member/password/verification', body)).body.code;
  };
  const hashing = watchHashing();
  expect(await reset(wrong)).toBe('verification_code_invalid');
  expect(hashing).toEqual({ all: 0, inTransaction: 0 });
  expect(await reset(verificationCode)).toBe('ok');
  expect(hashing).toEqual({ all: 2, inTransaction: 0 });
});

it('registering a downline hashes the password before its transaction', async () => {
  const merchant = merchantWithAgents(platform);
  const password = seedPassword(merchant.brand);
  const body = {
    ...{ username: 'Hashed0002', password, confirmPassword: password },
    ...{ makes: 'player', rebatePercent: '0.00' },
  };
  const agent = platform.as('agent1', merchant);
  const hashing = watchHashing();
  expect((await agent.post('/wps/agent/downlines', body)).body.code).toBe('ok');
  expect(hashing).toEqual({ all: 1, inTransaction: 0 });
});

it('opening a trial account hashes its password before its transaction', async () => {
  await platform.control({ flags: { FREEPLAY3: true } });
  const hashing = watchHashing();
  const body = { os: 'Android', platform: 'W' };
  expect((await platform.post('/wps/session/login/freeplay', body)).body.code).toBe('ok');
  expect(hashing).toEqual({ all: 1, inTransaction: 0 });
});

it('a step-up and closing an account compare the password before their transactions', async () => {
  const passwordHash = await hashPassword(NEW_PASSWORD);
  const { client, stepUp } = await newMember(platform, undefined, { passwordHash });
  const hashing = watchHashing();
  const proof = { method: 'password', answer: NEW_PASSWORD };
  expect((await client.post('/wps/member/stepUp', proof)).body.code).toBe('ok');
  const body = { password: NEW_PASSWORD };
  const closed = await client.post('/wps/member/close', body, await stepUp());
  expect(closed.body.code).toBe('ok');
  expect(hashing).toEqual({ all: 2, inTransaction: 0 });
});

it('a withdrawal compares the payment password before its transaction', async () => {
  const one = await newMember(platform);
  await fund(platform, one, '2000');
  const hashing = watchHashing();
  expect((await withdraw(one, '1000')).body.code).toBe('ok');
  expect(hashing).toEqual({ all: 1, inTransaction: 0 });
});

it('a login compares its password while logins with another username wait', async () => {
  // The hash for unknown accounts is made at the very first login.
  await logIn(platform, `nobody-${randomUUID()}`, 'wrong');
  const { work, end } = heldWork(false);
  const run = Piscina.prototype.run;
  const busy = `busy-${randomUUID()}`;
  const held = vi.spyOn(Piscina.prototype, 'run').mockImplementationOnce(work);
  const order: string[] = [];
  const waiting = Array.from({ length: 3 }, () =>
    logIn(platform, busy, 'wrong').then(() => order.push('busy')),
  );
  await expect.poll(() => held.mock.calls.length).toBe(1);
  held.mockImplementation(run);
  const password = seedPassword(firstMerchant(platform).brand);
  expect((await logIn(platform, PLAYERS.vip.account, password)).body.code).toBe('ok');
  order.push('other');
  end();
  await Promise.all(waiting);
  expect(order).toEqual(['other', 'busy', 'busy', 'busy']);
});
