import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginChallenge, LoginResult } from '#src/platform/contract.generated.ts';
import { setUpAuthenticator, takeAuthenticatorCode } from '../authenticator.ts';
import { TOKEN } from '../settings.ts';
import { codeIn, logInAs } from './login.fixture.ts';

const platform = testPlatform();
const PATH = '/wps/session/verification';

/** Each test uses its own merchant, as a known address stays known. */
const merchantAt = (index: number): Merchant => {
  const merchant = platform.merchants[index];
  if (!merchant) throw new Error('There are too few merchants.');
  return merchant;
};

/** Begins a login from an address new to the player. */
async function begin(merchant: Merchant): Promise<LoginChallenge> {
  const { status, body } = await logInAs(platform, merchant, 'unregisteredIp');
  expect([status, body.code]).toEqual([403, 'verification_needed']);
  return body.value as LoginChallenge;
}

const at = ({ merchantCode }: Merchant) => ({ 'Merchant-Code': merchantCode });

describe('a login from an unregistered address', () => {
  it('needs a second step by one of the bound methods (S4.16)', async () => {
    const merchant = merchantAt(0);
    const { challengeToken, methods } = await begin(merchant);
    expect(methods.map(({ method }) => method)).toEqual(['sms', 'email', 'bankAccountName']);
    expect(methods[0]?.to).toMatch(/^\+\d{3}\*+\d{3}$/);
    const sent = await platform.post(PATH, { challengeToken, method: 'email' }, at(merchant));
    expect(sent.body.value).toEqual({ expiredMinutes: 5 });
    const to = `${PLAYERS.unregisteredIp.account}@${merchant.brand.domains.main}`;
    const [message] = await platform.outbox(to);
    const answer = codeIn(message?.body ?? '');
    const proof = { challengeToken, method: 'email', answer };
    const wrong = await platform.put(PATH, { ...proof, answer: 'x' }, at(merchant));
    expect([wrong.status, wrong.body.code]).toEqual([422, 'verification_code_invalid']);
    const done = await platform.put(PATH, proof, at(merchant));
    expect((done.body.value as LoginResult).token).toMatch(/^[\w-]{43}$/);
    const again = await platform.put(PATH, proof, at(merchant));
    expect([again.status, again.body.code]).toEqual([410, 'verification_ended']);
    expect((await logInAs(platform, merchant, 'unregisteredIp')).body.code).toBe('ok');
  });

  it('accepts the name on the bank account, in any case (S4.16)', async () => {
    const merchant = merchantAt(1);
    const { challengeToken } = await begin(merchant);
    const answer = ` ${PLAYERS.unregisteredIp.realName.toUpperCase()} `;
    const proof = { challengeToken, method: 'bankAccountName', answer };
    expect((await platform.put(PATH, proof, at(merchant))).body.code).toBe('ok');
  });

  it('ends after five wrong proofs, and after ten minutes', async () => {
    const merchant = merchantAt(2);
    const { challengeToken } = await begin(merchant);
    const proof = { challengeToken, method: 'bankAccountName', answer: 'Somebody Else' };
    const codes: string[] = [];
    for (let tried = 0; tried <= TOKEN.wrongTries; tried += 1) {
      codes.push((await platform.put(PATH, proof, at(merchant))).body.code);
    }
    expect(codes.slice(-2)).toEqual(['verification_code_invalid', 'verification_ended']);
    const late = await begin(merchant);
    await platform.forward(TOKEN.loginSeconds);
    const { body } = await platform.put(
      PATH,
      { ...proof, challengeToken: late.challengeToken },
      at(merchant),
    );
    expect(body.code).toBe('verification_ended');
  });

  it('offers the authenticator if one is bound, and rejects a code that was used before', async () => {
    const merchant = merchantAt(2);
    const { db, clock } = platform.sandbox.platform;
    const id = playerId(merchant, 'unregisteredIp');
    const { secret } = await setUpAuthenticator(db, id, 'Brand', 'player');
    const totp = new TOTP({ secret });
    const now = () => totp.generate({ timestamp: clock.now().getTime() });
    const used = now();
    expect(await takeAuthenticatorCode(db, id, used, clock.now(), { confirm: true })).toBe(true);
    const { challengeToken, methods } = await begin(merchant);
    expect(methods.map(({ method }) => method)).toContain('totp');
    const proof = { challengeToken, method: 'totp', answer: used };
    expect((await platform.put(PATH, proof, at(merchant))).body.code).toBe(
      'verification_code_invalid',
    );
    await platform.forward(60);
    const fresh = { ...proof, answer: now() };
    expect((await platform.put(PATH, fresh, at(merchant))).body.code).toBe('ok');
  });
});
