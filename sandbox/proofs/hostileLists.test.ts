import { beforeAll, describe, expect, it } from 'vitest';
import { parametersOf } from '#sandbox/kernel/contract/examples.fixture.ts';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { OPERATION_IDS, type OperationId } from '#sandbox/kernel/contract/operations.ts';
import { type Undone, undoneCalls } from '#sandbox/kernel/contract/undone.fixture.ts';
import type { HeaderMap } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { isInShare } from '#scripts/test/draw.ts';
import { documentedContract } from './documented.fixture.ts';
import { type Draft, exampleDraft, sendDraft } from './draft.fixture.ts';

/** Long enough for a busy machine. */
const TIMEOUT_MS = 300_000;

const platform = testPlatform();
const contract = await documentedContract();
let undone: Undone;
const headers: Record<string, HeaderMap> = {};
beforeAll(async () => {
  undone = await undoneCalls(platform.sandbox);
  headers.agent = await platform.signIn('agent2');
  headers.player = await platform.signIn('player');
}, TIMEOUT_MS);

const DAYS = [
  ...['0000-01-01', '0001-01-01', '0099-12-31', '1000-06-15', '1582-10-10', '1899-12-31'],
  ...['1969-12-31', '2000-01-01', '2026-02-29', '2099-12-31', '2100-01-01', '9999-12-31'],
  ...['10000-01-01', '+275760-09-13', '-000001-01-01', 'today', ''],
];
const NUMBERS = [
  ...['0', '-1', '1', '1.5', '1e3', '1e308', '101', '2147483647', '2147483648'],
  ...['4294967296', '9007199254740991', '9007199254740993', '9223372036854775808', 'NaN', ''],
];
const TEXTS = [
  '',
  "'",
  '%',
  '\\',
  'null',
  '[]',
  '__proto__',
  'x'.repeat(3000),
  '00000000-0000-0000-0000-000000000000',
];

/** Hostile values for a parameter, by its name. */
function hostileFor(name: string): readonly string[] {
  if (name === 'from' || name === 'to') return DAYS;
  return name.startsWith('page') ? NUMBERS : [...TEXTS, ...DAYS.slice(0, 2), ...NUMBERS.slice(-4)];
}

/** The parameters of a call: one hostile value at a time, and both ends of a period together. */
const hostileSets = (names: readonly string[]): Record<string, string>[] => [
  ...names.flatMap((name) => hostileFor(name).map((value) => ({ [name]: value }))),
  ...(names.includes('from') ? DAYS.map((day) => ({ from: day, to: day })) : []),
];

const queryNames = (id: OperationId): string[] =>
  parametersOf(contract, id).flatMap(({ name, in: place }) => (place === 'query' ? [name] : []));

/** Whether a call returns a list with filters. */
const isList = (id: OperationId): boolean => {
  const { body } = exampleDraft(contract, id);
  return queryNames(id).length > 0 || (isObject(body) && 'pageNo' in body);
};

/** Numbers travel as numbers in JSON. */
const typed = (fields: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, Number(text) || text]));

/** The list calls, each with hostile values in its query or body. */
function hostileDrafts(id: OperationId): Draft[] {
  const example = exampleDraft(contract, id);
  const fields = isObject(example.body) ? Object.keys(example.body) : [];
  return [
    ...hostileSets(queryNames(id)).map((query) => ({ ...example, query })),
    ...hostileSets(fields).map((body) => ({
      ...example,
      body: { ...Object(example.body), ...typed(body) },
    })),
  ];
}

describe('a list with hostile days, pages and filters (S7, S8)', () => {
  it.each(OPERATION_IDS.filter(isList).filter((id) => isInShare(`hostile list ${id}`, 3)))(
    'never causes a server error: %s',
    { timeout: TIMEOUT_MS },
    async (id) => {
      const own = (RULES[id].audience === 'agent' ? headers.agent : headers.player) ?? {};
      const failed: unknown[] = [];
      for (const draft of hostileDrafts(id)) {
        await undone(own, async (client) => {
          const { status } = await sendDraft(client, draft);
          if (status >= 500) failed.push([status, draft.query, draft.body]);
        });
      }
      expect(failed).toEqual([]);
    },
  );
});
