import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { createClock } from './clock.ts';
import { durationSeconds } from './duration.ts';

const platform = testPlatform();

// The real time is frozen, so that the platform’s can be compared with it.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

/** How far the platform’s time is ahead of the real one, in seconds. */
const ahead = (now = platform.sandbox.platform.clock.now()) => (now.getTime() - Date.now()) / 1000;

describe('the platform’s clock', () => {
  it('is moved forward by the control, in seconds or as a duration', async () => {
    expect(ahead()).toBe(0);
    await platform.forward(90);
    await platform.control({ clock: { forward: 'PT5M' } });
    expect(ahead()).toBe(390);
    const { body } = await platform.get('/sandbox/control');
    const { now } = body.value as { now: string };
    expect(ahead(new Date(now))).toBe(390);
  });

  it('is the same for all instances of a database', async () => {
    const { clock, db } = platform.sandbox.platform;
    const other = await createClock(db);
    await platform.forward(60);
    expect(ahead(other.now())).toBe(ahead() - 60);
    await other.refresh();
    expect(other.now()).toEqual(clock.now());
  });

  it.each([-1, 1.5, 'PT', 'P', 'P1M', 'PT5', '5M', 'P1Y', 40_000_000])(
    'cannot be moved by %j',
    async (forward) => {
      const before = ahead();
      const { status, body } = await platform.control({ clock: { forward } });
      expect([status, body.code]).toEqual([400, 'invalid_parameter']);
      expect(ahead()).toBe(before);
    },
  );
});

describe('a duration', () => {
  it.each([
    ['PT5M', 300],
    ['P1D', 86_400],
    ['P2W', 1_209_600],
    ['P1DT2H3M4S', 93_784],
    ['PT0S', 0],
  ])('%s is %i seconds', (text, seconds) => {
    expect(durationSeconds(text)).toBe(seconds);
  });

  it.each(['', 'P', 'PT', 'P1Y', 'P1M', 'PT1.5S', '-PT1S', 'P1D2H', 'pt5m'])(
    'cannot be “%s”',
    (text) => {
      expect(durationSeconds(text)).toBeUndefined();
    },
  );

  it('is the sum of its parts', () => {
    const part = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(part, part, part, part, (days, hours, minutes, seconds) => {
        expect(durationSeconds(`P${days}DT${hours}H${minutes}M${seconds}S`)).toBe(
          days * 86_400 + hours * 3600 + minutes * 60 + seconds,
        );
      }),
    );
  });
});
