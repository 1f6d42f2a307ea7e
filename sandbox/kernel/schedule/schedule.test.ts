import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { registerJobs, runDueJobs } from './runDueJobs.ts';

const platform = testPlatform();
const db = () => platform.sandbox.platform.db;
afterEach(() => vi.restoreAllMocks());

const START = new Date('2026-05-01T00:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);
let serial = 0;

/** A test's job that records the times of its runs, in seconds. */
async function testJob(everySeconds: number) {
  const turns: [from: number, now: number][] = [];
  serial += 1;
  const job: Job = {
    name: `test ${serial}`,
    everySeconds,
    async run({ from, now }) {
      turns.push([
        (from.getTime() - START.getTime()) / 1000,
        (now.getTime() - START.getTime()) / 1000,
      ]);
    },
  };
  await registerJobs(db(), [job], START);
  return { job, turns };
}

describe('a scheduled job', () => {
  it('runs when it is due, and receives the time of its previous run', async () => {
    const { job, turns } = await testJob(60);
    for (const seconds of [0, 59, 60, 61, 119, 120]) await runDueJobs(db(), [job], at(seconds));
    expect(turns).toEqual([
      [0, 60],
      [60, 120],
    ]);
  });

  it('runs once after a long jump, and receives the length of the jump', async () => {
    const { job, turns } = await testJob(60);
    await runDueJobs(db(), [job], at(86_400));
    await runDueJobs(db(), [job], at(86_401));
    expect(turns).toEqual([[0, 86_400]]);
  });

  it('runs once if several instances look for it at the same time', async () => {
    const { job, turns } = await testJob(60);
    await Promise.all([1, 2, 3].map(() => runDueJobs(db(), [job], at(60))));
    expect(turns).toEqual([[0, 60]]);
  });

  it('is rolled back if it fails, stays due, and does not block others', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { job: other, turns } = await testJob(60);
    const { job } = await testJob(60);
    let attempts = 0;
    const failing: Job = {
      ...job,
      async run({ send }) {
        attempts += 1;
        const [merchant] = platform.merchants;
        const message = { channel: 'sms', to: '+8801700000001', body: `${attempts}` } as const;
        await send(merchant?.merchantCode ?? '', message);
        if (attempts === 1) throw new Error('The job broke.');
      },
    };
    await runDueJobs(db(), [failing, other], at(60));
    expect(turns).toEqual([[0, 60]]);
    expect(await platform.outbox('+8801700000001')).toEqual([]);
    await runDueJobs(db(), [failing, other], at(61));
    expect(await platform.outbox('+8801700000001')).toMatchObject([{ body: '2' }]);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
