import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLAYERS, type PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { type OperationRule, RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { OPERATION_IDS, type OperationId } from '#sandbox/kernel/contract/operations.ts';
import type { OperationsById } from '#sandbox/kernel/contract/operationsById.ts';
import { type Undone, undoneCalls } from '#sandbox/kernel/contract/undone.fixture.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { documentedContract } from './documented.fixture.ts';
import { exampleDraft, sendDraft, withText } from './draft.fixture.ts';
import { idsOfMember } from './tables.fixture.ts';

/** Long enough for a busy machine. */
const TIMEOUT_MS = 600_000;
/** The number of rows of each table to try. */
const ROWS = 2;
/** The minimum length of an id that does not occur in an answer by chance. */
const TELLING_LENGTH = 13;

const platform = testPlatform();
let contract: OperationsById;
let undone: Undone;
beforeAll(async () => {
  contract = await documentedContract();
  undone = await undoneCalls(platform.sandbox);
}, TIMEOUT_MS);

function firstMerchant(): Merchant {
  const [merchant] = platform.merchants;
  if (!merchant) throw new Error('There is no merchant.');
  return merchant;
}
const idsOf = (db: Database, role: PlayerRole) =>
  idsOfMember(db, playerId(firstMerchant(), role), ROWS);

/** Returns an unknown id of the same format. */
function unknownLike(id: string): string {
  if (/^\d+$/.test(id)) return '987654321';
  if (/^[0-9a-f-]{36}$/.test(id)) return randomUUID();
  return `${id.charAt(0)}${[...id.slice(1)].reverse().join('')}`;
}

/** Matches the name of a parameter or field that holds an id. */
const NAMES_AN_ID = /^\w*(id|Id|reference|Reference)\b/;

/** Whether an answer contains an id: callers may use an id that they can see. */
const shows = (text: string, id: string) => new RegExp(`"\\w*[iI]d":"?${id}"?[,}]`).test(text);

/** The columns that identify a player and are hidden from others. */
const marksOf = (role: PlayerRole): string[] => {
  const { account, realName } = PLAYERS[role];
  return [playerId(firstMerchant(), role), `${account}@`, realName];
};

/** The calling member, and the member whose ids are tried; neither is below the other. */
const PAIRS = [
  ['player', 'vip'],
  ['agent42', 'vip'],
] as const;

const mayCall = ({ audience }: OperationRule, role: PlayerRole) =>
  audience !== 'visitor' && (audience !== 'agent' || role.startsWith('agent'));

describe.each(PAIRS)('for %s, the data of %s', { timeout: TIMEOUT_MS }, (caller, other) => {
  const own = OPERATION_IDS.filter((id) => mayCall(RULES[id], caller));

  /** The responses of all read calls for the caller. */
  async function readAll(client: TestClient): Promise<[OperationId, string][]> {
    const answers: [OperationId, string][] = [];
    for (const id of own.filter((one) => !RULES[one].writes)) {
      const { body } = await sendDraft(client, exampleDraft(contract, id));
      answers.push([id, JSON.stringify(body)]);
    }
    return answers;
  }

  it('is in no response of a read call', async () => {
    await undone(await platform.signIn(caller), async (client, db) => {
      const shared = await idsOf(db, caller);
      const ids = (await idsOf(db, other)).filter(
        (id) => id.length >= TELLING_LENGTH && !shared.includes(id),
      );
      const told = (await readAll(client)).flatMap(([id, text]) =>
        [...marksOf(other), ...ids].filter((mark) => text.includes(mark)).map((mark) => [id, mark]),
      );
      expect(told).toEqual([]);
    });
  });

  it('cannot be reached by id with any call, which responds as to an unknown id', async () => {
    await undone(await platform.signIn(caller), async (client, db) => {
      const seen = (await readAll(client)).map(([, text]) => text).join('\n');
      const foreign = (await idsOf(db, other)).filter((id) => !shows(seen, id));
      expect(foreign.length).toBeGreaterThan(0);
      const drafts = (operation: OperationId, id: string) =>
        withText(contract, exampleDraft(contract, operation), id).filter(([about]) =>
          NAMES_AN_ID.test(about),
        );
      const reached: unknown[] = [];
      for (const operation of own) {
        for (const id of foreign) {
          const unknown = drafts(operation, unknownLike(id));
          for (const [index, [about, draft]] of drafts(operation, id).entries()) {
            const { status, body } = await sendDraft(client, draft);
            const [, same = draft] = unknown[index] ?? [];
            const expected = await sendDraft(client, same);
            if (status !== expected.status || body.code !== expected.body.code) {
              reached.push([operation, about, body.code, expected.body.code]);
            }
          }
        }
      }
      expect(reached).toEqual([]);
    });
  });
});
