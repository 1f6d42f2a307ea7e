import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '#sandbox/kernel/contract/operationRule.ts';
import { OPERATION_IDS, type OperationId } from '#sandbox/kernel/contract/operations.ts';
import type { OperationsById } from '#sandbox/kernel/contract/operationsById.ts';
import { type Undone, undoneCalls } from '#sandbox/kernel/contract/undone.fixture.ts';
import { FAILURES } from '#sandbox/kernel/failures/failures.generated.ts';
import type { Answer, HeaderMap } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { drawnOf, EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import type { Code } from '#src/platform/contract.generated.ts';
import { corruptions, INJECTIONS } from './corrupt.fixture.ts';
import { documentedContract } from './documented.fixture.ts';
import { exampleDraft, sendDraft, withText } from './draft.fixture.ts';

/** The number of tries of each call, and the time limit of one in milliseconds. */
const RUNS = EVERYTHING ? 20 : 3;
const LONGEST_MS = 20_000;

/** Long enough for a busy machine. */
const TIMEOUT_MS = 300_000;

const platform = testPlatform();
let contract: OperationsById;
let undone: Undone;
const headers: Record<string, HeaderMap> = {};
beforeAll(async () => {
  contract = await documentedContract();
  undone = await undoneCalls(platform.sandbox);
  headers.agent = await platform.signIn('agent2');
  headers.player = await platform.signIn('player');
}, TIMEOUT_MS);

const ownHeaders = (id: OperationId): HeaderMap =>
  (RULES[id].audience === 'agent' ? headers.agent : headers.player) ?? {};

const isCode = (code: string): code is Code => Object.hasOwn(FAILURES, code);

/** Expects success, or an error that the contract declares for the call and that reveals nothing else. */
function expectNamed(id: OperationId, { status, body }: Answer, about = ''): void {
  expect(status, about).toBeLessThan(500);
  if (status === 200) return;
  const { code, message, success } = body;
  if (!isCode(code)) throw new Error(`${id} fails with ${code}, which there is not. ${about}`);
  expect([...RULES[id].failures, 'not_found', 'method_not_allowed'], about).toContain(code);
  expect({ status, message, success }).toEqual({ ...FAILURES[code], success: false });
}

describe('a corrupted call', () => {
  it.each(OPERATION_IDS)(
    '%s accepts texts that are known to break programs (S7, S8)',
    {
      timeout: TIMEOUT_MS,
    },
    async (id) => {
      const example = exampleDraft(contract, id);
      await undone(ownHeaders(id), async (client) => {
        for (const text of EVERYTHING ? INJECTIONS : drawnOf(id, INJECTIONS)) {
          for (const [about, draft] of withText(contract, example, text)) {
            expectNamed(id, await sendDraft(client, draft), about);
          }
        }
      });
    },
  );

  it.each(OPERATION_IDS)(
    '%s is answered or rejected with a code of the contract (S7, S8)',
    {
      timeout: TIMEOUT_MS,
    },
    async (id) => {
      const corrupted = fc.array(corruptions(contract, exampleDraft(contract, id)), {
        minLength: 1,
        maxLength: 3,
      });
      const property = fc.asyncProperty(corrupted, async (changes) => {
        const draft = exampleDraft(contract, id);
        for (const change of changes) change(draft);
        await undone(ownHeaders(id), async (client) => {
          expectNamed(id, await sendDraft(client, draft));
        });
      });
      await fc.assert(property, { numRuns: RUNS, timeout: LONGEST_MS, seed: lotOf(id) });
    },
  );
});
