import { describe, expect, it } from 'vitest';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { LoginChallenge } from '#src/platform/contract.generated.ts';
import { forgetIp } from '../registeredIps.ts';
import { logInAs } from './login.fixture.ts';

const platform = testPlatform();
const PATH = '/wps/session/verification';
const ROLE = 'unregisteredIp';

function bengali(): Merchant {
  const found = platform.merchants.find(({ brand }) => brand.languages.default === 'bn');
  if (!found) throw new Error('No brand speaks Bengali first.');
  return found;
}

/** Logs in from an address new to the player, with the second step. */
async function signInFromElsewhere(query = ''): Promise<void> {
  const { body } = await logInAs(platform, bengali(), ROLE);
  const { challengeToken } = body.value as LoginChallenge;
  const proof = { challengeToken, method: 'bankAccountName', answer: PLAYERS[ROLE].realName };
  const headers = { 'Merchant-Code': bengali().merchantCode };
  const { body: done } = await platform.put(`${PATH}${query}`, proof, headers);
  expect(done.code).toBe('ok');
}

/** The messages to the player about the address of tests, newest first. */
async function told(): Promise<(string | null)[]> {
  const messages = await platform.outbox(
    `${PLAYERS[ROLE].account}@${bengali().brand.domains.main}`,
  );
  return messages.filter(({ body }) => body.includes('127.0.0.1')).map(({ subject }) => subject);
}

describe('a login from an address that is new to the player', () => {
  it('notifies the player once, in the language of the page or else the merchant’s own (S4.16, S9.7)', async () => {
    expect(await told()).toEqual([]);
    await signInFromElsewhere();
    expect(await told()).toEqual([expect.stringContaining('লগইন')]);
    await logInAs(platform, bengali(), ROLE);
    expect(await told()).toHaveLength(1);
    const { db } = platform.sandbox.platform;
    await forgetIp(db, playerId(bengali(), ROLE), '127.0.0.1');
    await signInFromElsewhere('?language=en');
    expect((await told())[0]).toContain('New login');
  });
});
