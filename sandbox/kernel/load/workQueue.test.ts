import { describe, expect, it } from 'vitest';
import { heldWork } from './held.fixture.ts';
import { createWorkQueue } from './workQueue.ts';

const CALM = { now: () => 0, loopDelay: () => 0, pause: async () => {} };
const BOUNDS = { places: 1, longestWaitMs: 1000, longestQueue: 2 };

const done = async () => 'done';

describe('the queue of calls', () => {
  it('refuses a call with a wait time if the queue is full', async () => {
    const queue = createWorkQueue(BOUNDS, CALM);
    const first = heldWork('done');
    const answers = [first.work, done, done].map((work) => queue.call()(work));
    await expect(queue.call()(done)).rejects.toMatchObject({
      ...{ code: 'overloaded', retryAfter: expect.any(Number) },
    });
    first.end();
    expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
    expect(await queue.call()(done)).toBe('done');
  });

  it('refuses a call that would wait too long, estimated from recent durations', async () => {
    let clock = 0;
    const queue = createWorkQueue({ ...BOUNDS, longestQueue: 100 }, { ...CALM, now: () => clock });
    await queue.call()(async () => {
      clock += 60_000;
    });
    const first = heldWork('done');
    const waiting = [first.work, done].map((work) => queue.call()(work));
    await expect(queue.call()(done)).rejects.toMatchObject({ code: 'overloaded' });
    first.end();
    await Promise.all(waiting);
  });

  it('refuses a call that has waited too long when its turn comes', async () => {
    let clock = 0;
    const queue = createWorkQueue(BOUNDS, { ...CALM, now: () => clock });
    const first = heldWork('done');
    const begun = queue.call()(first.work);
    const waiting = queue.call()(done);
    clock = 1001;
    first.end();
    await begun;
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
  });

  it('refuses a call while the event loop is delayed', async () => {
    const queue = createWorkQueue(BOUNDS, { ...CALM, loopDelay: () => 1001 });
    const first = heldWork('done');
    const waiting = [first.work, done].map((work) => queue.call()(work));
    await expect(queue.call()(done)).rejects.toMatchObject({ code: 'overloaded' });
    first.end();
    await Promise.all(waiting);
  });

  it('refuses after a pause of up to a second, during which the call occupies no place', async () => {
    let clock = 0;
    const pauses: number[] = [];
    const paused = heldWork(undefined);
    const pause = (milliseconds: number) => {
      pauses.push(milliseconds);
      return paused.work();
    };
    const queue = createWorkQueue(BOUNDS, { ...CALM, now: () => clock, pause });
    const first = heldWork('done');
    const begun = queue.call()(first.work);
    const late = queue.call()(done);
    const refused = expect(late).rejects.toMatchObject({ code: 'overloaded' });
    clock = 1001;
    first.end();
    await begun;
    await expect.poll(() => pauses).toEqual([expect.any(Number)]);
    expect(pauses[0]).toBeLessThanOrEqual(1000);
    expect(await queue.call()(done)).toBe('done');
    paused.end();
    await refused;
  });

  it('continues a started call before calls that have not started', async () => {
    const queue = createWorkQueue(BOUNDS, CALM);
    const order: string[] = [];
    const call = queue.call();
    const between = heldWork('done');
    const step = (name: string) => async () => void order.push(name);
    await call(step('begun'));
    const blocking = queue.call()(between.work);
    const later = queue.call()(step('later'));
    const gone = call(step('gone on'));
    between.end();
    await Promise.all([blocking, later, gone]);
    expect(order).toEqual(['begun', 'gone on', 'later']);
  });
});
