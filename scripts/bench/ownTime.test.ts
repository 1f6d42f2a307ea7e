import { describe, expect, it } from 'vitest';
import { type TraceEvent, withOwnTime } from './ownTime.ts';

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'X', pid: 1, tid: 1, ts },
  ...more,
});

const TASK = event('RunTask', 1000, { dur: 90, tdur: 30 });

describe('a trace in thread time', () => {
  it('counts the computing time of each task, without the wait for a core', () => {
    expect(withOwnTime([TASK])).toEqual([{ ...TASK, dur: 30 }]);
  });

  it('keeps events within their task, and in order', () => {
    const call = event('FunctionCall', 1030, { dur: 60, tdur: 20 });
    const paint = event('firstContentfulPaint', 1060, { ph: 'I' });
    const [task, called, painted] = withOwnTime([call, paint, TASK]);
    expect(task).toMatchObject({ ts: 1000, dur: 30 });
    expect(called).toMatchObject({ name: 'FunctionCall', ts: 1010, dur: 20 });
    expect(painted).toMatchObject({ name: 'firstContentfulPaint', ts: 1020 });
  });

  it('does not change events between tasks, on other threads and in tasks without a thread time', () => {
    const others = [
      event('RunTask', 1010, { tid: 2, dur: 50 }),
      event('ResourceFinish', 1050, { tid: 3, ph: 'I' }),
      event('RunTask', 1200, { dur: 20, tdur: 20 }),
    ];
    expect(withOwnTime([TASK, ...others]).slice(1)).toEqual(others);
  });
});
