import { beforeAll, describe, expect, it } from 'vitest';
import { type OperationRule, RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { OPERATION_IDS, type OperationId } from '#sandbox/kernel/contract/operations.ts';
import type { OperationsById } from '#sandbox/kernel/contract/operationsById.ts';
import { type Undone, undoneCalls } from '#sandbox/kernel/contract/undone.fixture.ts';
import type { HeaderMap } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { documentedContract } from './documented.fixture.ts';
import { exampleDraft, sendDraft } from './draft.fixture.ts';
import { digestTables } from './tables.fixture.ts';

const TIMEOUT_MS = 300_000;
const platform = testPlatform();
let contract: OperationsById;
let undone: Undone;
beforeAll(async () => {
  contract = await documentedContract();
  undone = await undoneCalls(platform.sandbox);
}, TIMEOUT_MS);

const needing = (...audiences: OperationRule['audience'][]) =>
  OPERATION_IDS.filter((id) => audiences.includes(RULES[id].audience));
const SESSION = needing('session', 'member', 'agent');

/** Expects that all calls are refused with a code, and that none of them changes a row. */
async function expectRefused(
  ids: readonly OperationId[],
  headers: HeaderMap,
  code: string,
): Promise<void> {
  expect(ids.length).toBeGreaterThan(0);
  await undone(headers, async (client, db) => {
    const before = await digestTables(db);
    const others: unknown[] = [];
    for (const id of ids) {
      const { body } = await sendDraft(client, exampleDraft(contract, id));
      if (body.code !== code || body.value !== null) others.push([id, body.code, body.value]);
    }
    expect(others).toEqual([]);
    expect(await digestTables(db)).toEqual(before);
  });
}

describe('every restricted call changes nothing and reveals nothing', {
  timeout: TIMEOUT_MS,
}, () => {
  it('without a session (S7.1)', () => expectRefused(SESSION, {}, 'not_logged_in'));

  it.each(['Bearer', 'Bearer x', `Bearer ${'A'.repeat(43)}`, 'Basic YTpi', "Bearer ' OR 1=1"])(
    'with %s as the session',
    (Authorization) => expectRefused(SESSION, { Authorization }, 'not_logged_in'),
  );

  it('with a session of another merchant', async () => {
    const [here, there] = platform.merchants;
    if (!here || !there) throw new Error('There are too few merchants.');
    for (const role of ['player', 'agent2'] as const) {
      const headers = await platform.signIn(role, there);
      const foreign = { ...headers, 'Merchant-Code': here.merchantCode };
      await expectRefused(SESSION, foreign, 'not_logged_in');
    }
  });

  it('for a trial account, if it is for members (S6.3, S8.5)', async () => {
    const headers = await platform.signIn('trial');
    await expectRefused(needing('member'), headers, 'real_account_needed');
    await expectRefused(needing('agent'), headers, 'agent_needed');
  });

  it('for a player, if it is for agents (S6.4)', async () => {
    await expectRefused(needing('agent'), await platform.signIn('player'), 'agent_needed');
  });

  it('for a player on a time-out, if it is about play', async () => {
    const refusing = SESSION.filter(
      (id) => RULES[id].refusesExcluded && RULES[id].audience !== 'agent',
    );
    await expectRefused(refusing, await platform.signIn('excluded'), 'player_excluded');
  });
});
