import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { heldWork } from '#sandbox/kernel/load/held.fixture.ts';
import { createWorkQueue } from '#sandbox/kernel/load/workQueue.ts';
import type { Answer } from '#sandbox/testing/client.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { SERVE_MS, serveScratch } from './scratch.fixture.ts';

const CONTRACT = `
x-area: { name: scratch, description: Calls of a test. }
paths:
  /wps/scratch/slow:
    get:
      operationId: slow
      summary: Takes long
      description: Answers when the test lets it.
      x-value: { type: object }
      x-example: {}
  /wps/scratch/known:
    get:
      operationId: known
      summary: Is known
      description: Answers from memory.
      x-from-memory: true
      x-value: { type: object }
      x-example: {}
  /wps/scratch/pay:
    post:
      operationId: payOnce
      summary: Pays
      description: Pays once for a key, three times a minute.
      x-audience: session
      x-idempotent: true
      x-rate: { limit: 3, seconds: 60, per: member }
      x-value: { type: object }
      x-example: {}
`;

const platform = testPlatform();

/** Serves the calls of the test one at a time, while `longestQueue` wait. */
async function serveNarrow(longestQueue: number) {
  const { work, end } = heldWork({});
  const handlers = {
    slow: work,
    known: () => ({}),
    payOnce: () => ({ payment: randomUUID() }),
  };
  const bounds = { places: 1, longestWaitMs: Number.POSITIVE_INFINITY, longestQueue };
  const queue = createWorkQueue(bounds, {
    ...{ now: () => performance.now(), loopDelay: () => 0 },
    pause: async () => {},
  });
  const { sandbox } = platform;
  const narrow = { ...platform, sandbox: { ...sandbox, platform: { ...sandbox.platform, queue } } };
  return { end, clientWith: await serveScratch(narrow, CONTRACT, handlers) };
}

it(
  'calls beyond the queue are refused with 503 and a time to retry, while stored answers are still returned',
  async () => {
    const { end, clientWith } = await serveNarrow(1);
    const visitor = clientWith();
    const slow = () => visitor.get('/wps/scratch/slow');
    const answered: Answer[] = [];
    const calls = Array.from({ length: 5 }, () => slow().then((answer) => answered.push(answer)));
    await expect.poll(() => answered.length).toBe(3);
    for (const { status, body, headers } of answered) {
      expect([status, body.code]).toEqual([503, 'overloaded']);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await visitor.get('/wps/scratch/known')).status).toBe(200);
    end();
    await Promise.all(calls);
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await slow()).status).toBe(200);
  },
  SERVE_MS,
);

it(
  'retries of an answered call do not count towards the rate limit, one by one or all at once',
  async () => {
    const { clientWith } = await serveNarrow(20);
    const player = clientWith(await platform.signIn('player'));
    const pay = (key: string) =>
      player.post('/wps/scratch/pay', undefined, { 'Idempotency-Key': key });
    const key = randomUUID();
    const first = await pay(key);
    for (let made = 0; made < 4; made += 1) expect((await pay(key)).body).toEqual(first.body);
    const other = randomUUID();
    const [one, ...retries] = await Promise.all(Array.from({ length: 6 }, () => pay(other)));
    expect(one?.status).toBe(200);
    for (const retry of retries) expect(retry.body).toEqual(one?.body);
    expect((await pay(randomUUID())).status).toBe(200);
    expect((await pay(randomUUID())).body.code).toBe('too_many_requests');
  },
  SERVE_MS,
);
