import { randomUUID } from 'node:crypto';
import { Piscina } from 'piscina';
import { afterEach, expect, it, vi } from 'vitest';
import { logIn, passedHumanCheck } from '#sandbox/handlers/accounts/login.fixture.ts';
import { firstMerchant } from '#sandbox/handlers/security/security.fixture.ts';
import { heldWork } from '#sandbox/load/held.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { PLAYERS } from '#sandbox/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/seeds/seedPassword.ts';

const platform = testPlatform();
const OLD_PIN = '204816';
const NEW_PIN = '519370';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts what the threads hash from now on, and how much of it while a transaction is open. */
function watchHashing() {
  const { db } = platform.sandbox.platform;
  const counted = { all: 0, inTransaction: 0 };
  let open = 0;
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementation(async (...given) => {
    open += 1;
    try {
      return await transaction(...given);
    } finally {
      open -= 1;
    }
  });
  const run = Piscina.prototype.run;
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(function (this: Piscina, ...given) {
    counted.all += 1;
    if (open > 0) counted.inTransaction += 1;
    return run.apply(this, given);
  });
  return counted;
}

it('hashes the password of a new player before the transaction begins', async () => {
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

it('compares and hashes passwords before the transaction that changes one begins', async () => {
  const oldPassword = seedPassword(firstMerchant(platform).brand);
  const newPassword = 'Another-2027';
  const body = { oldPassword, newPassword, confirmNewPassword: newPassword };
  await platform.control({ flags: { CHNGPASSVERIF3: false } });
  const player = platform.as('player');
  const hashing = watchHashing();
  expect((await player.post('/wps/member/password', body)).body.code).toBe('ok');
  expect(hashing).toEqual({ all: 3, inTransaction: 0 });
});

it('compares and hashes payment passwords before the transaction that changes one begins', async () => {
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

it('compares the password of one name while another name’s logins wait', async () => {
  // What the hash of nobody is made from is hashed by the first login of all.
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
