import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { merchantWithAgents } from '#sandbox/domains/agents/handlers/agents.fixture.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { OPERATION_IDS, type OperationId } from '#sandbox/kernel/contract/operations.ts';
import type { OperationsById } from '#sandbox/kernel/contract/operationsById.ts';
import { type Undone, undoneCalls } from '#sandbox/kernel/contract/undone.fixture.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { documentedContract } from './documented.fixture.ts';
import { exampleDraft, sendDraft, withText } from './draft.fixture.ts';

/** The number of ids to try; about half of them at read calls. */
const TRIED = EVERYTHING ? 10_000 : 250;
const TIMEOUT_MS = EVERYTHING ? 1_800_000 : 120_000;

const platform = testPlatform();
const merchant = () => merchantWithAgents(platform);
let contract: OperationsById;
let undone: Undone;
beforeAll(async () => {
  contract = await documentedContract();
  undone = await undoneCalls(platform.sandbox);
}, TIMEOUT_MS);

/** The calling agent, who has uplines and siblings. */
const CALLER = 'agent42';

/** Matches a parameter or field that identifies a team member or their data. */
const NAMES_ONE = /^(\w*[iI]d|account|upline|member|code)$/;

/** A call whose id is not from a team: announcements are for all agents. */
const FOR_ALL = 'getAgentAnnouncements';

/** An id from outside the caller's team, and an unknown one of the same format. */
interface Pair {
  foreign: string;
  unknown: string;
}

const column = async (db: Database, query: ReturnType<typeof sql>): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
};

/** Returns an unknown text of the same format. */
const unknownLike = (text: string): string => {
  if (/^\d+$/.test(text)) return String(900_000_000 + (lotOf(text) % 99_999_999));
  return /^[0-9a-f-]{36}$/.test(text) ? randomUUID() : `zz${lotOf(text).toString(36)}`;
};

/** Malformed ids. */
const MALFORMED = [
  ...['', ' ', '0', '-1', '1e99', 'null', "' OR 1=1 --", '%', '_', '../agent01', '\u0000', '১২৩'],
  ...['00000000-0000-0000-0000-000000000000', 'x'.repeat(200), '[]', '{"$ne":null}'],
];

/** Reads ids from outside the caller's team: of uplines, siblings and other merchants. */
async function foreignIds(db: Database): Promise<Record<'account' | 'id', string[]>> {
  const own = playerId(merchant(), CALLER);
  const { merchantCode } = merchant();
  const team = sql`(SELECT member_id FROM member_line WHERE ancestor_id = ${own})`;
  const outside = sql`id <> ${own} AND id NOT IN ${team}`;
  const accounts = await column(
    db,
    sql`SELECT account AS id FROM member WHERE ${outside} AND merchant_code = ${merchantCode}`,
  );
  const members = await column(db, sql`SELECT id::text FROM member WHERE ${outside}`);
  const contracts = await column(
    db,
    sql`SELECT id::text FROM contract WHERE agent_id <> ${own} AND offerer_id IS DISTINCT FROM ${own}`,
  );
  const payments = await column(
    db,
    sql`SELECT paid.id::text FROM commission paid JOIN contract ON contract.id = paid.contract_id
      WHERE paid.agent_id <> ${own} AND offerer_id IS DISTINCT FROM ${own}`,
  );
  const links = await column(
    db,
    sql`SELECT id::text FROM registration_link WHERE agent_id <> ${own}`,
  );
  return { account: accounts, id: [...members, ...contracts, ...payments, ...links] };
}

describe('everyone outside an agent’s downline', { timeout: TIMEOUT_MS }, () => {
  it('is reported as unknown by every call of the agent centre (S6.4)', async () => {
    await undone(await platform.signIn(CALLER, merchant()), async (client, db) => {
      const foreign = await foreignIds(db);
      const places = OPERATION_IDS.filter(
        (id) => RULES[id].audience === 'agent' && id !== FOR_ALL,
      ).flatMap((id) =>
        withText(contract, exampleDraft(contract, id), '')
          .map(([about]) => about.slice(0, about.indexOf(':')))
          .filter((name) => NAMES_ONE.test(name))
          .map((name) => ({ id, name })),
      );
      expect(places.length).toBeGreaterThan(8);
      const told: unknown[] = [];
      for (let tried = 0; tried < TRIED; tried += 1) {
        const place = places[tried % places.length];
        if (!place) throw new Error('There is no call.');
        const kind = /account|upline/.test(place.name) ? 'account' : 'id';
        const pool = tried % 7 === 0 ? MALFORMED : foreign[kind];
        const text = pool[lotOf(`foreign ${tried}`) % pool.length] ?? '';
        const pair = { foreign: text, unknown: unknownLike(text) };
        if (pool !== MALFORMED) told.push(...(await differences(client, place, pair)));
        else told.push(...(await faults(client, place, text)));
      }
      expect(told).toEqual([]);
    });
  });
});

interface Place {
  id: OperationId;
  name: string;
}

/** An answer as text, without the time of its figures, which may differ. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (key, held) => (key === 'countedAt' ? undefined : held));

/** The answer to a call with a text in one place, with the text itself removed. */
async function answerTo(client: TestClient, { id, name }: Place, text: string) {
  const drafts = withText(contract, exampleDraft(contract, id), text);
  const [, draft] = drafts.find(([about]) => about.startsWith(`${name}:`)) ?? [];
  if (!draft) throw new Error(`${id} has no ${name}.`);
  const { status, body } = await sendDraft(client, draft);
  const { code, value } = body;
  return { status, code, value: textOf(value).replaceAll(text, '…') };
}

/** Finds differences between the answers to a foreign id and to an unknown one. */
async function differences(client: TestClient, place: Place, { foreign, unknown }: Pair) {
  const answered = await answerTo(client, place, foreign);
  const expected = await answerTo(client, place, unknown);
  return JSON.stringify(answered) === JSON.stringify(expected)
    ? []
    : [{ ...place, foreign, answered, expected }];
}

/** Finds server errors caused by malformed ids. */
async function faults(client: TestClient, place: Place, text: string) {
  const { status, code } = await answerTo(client, place, text || '…');
  return status >= 500 ? [{ ...place, text, status, code }] : [];
}
