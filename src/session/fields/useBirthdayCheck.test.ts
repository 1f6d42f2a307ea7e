import { expect, it } from 'vitest';
import { hookOnDevice } from '#src/platform/hookOnDevice.fixture.tsx';
import { useBirthdayCheck } from './useBirthdayCheck.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

/** A birthday of somebody who is about 17 years and a half by the clock of this machine. */
const birthday = new Date(Date.now() - 17.5 * YEAR_MS).toISOString().slice(0, 10);

it('counts an age by the platform’s clock, on a device that is a year ahead or behind (S5.6)', () => {
  expect(hookOnDevice(0, useBirthdayCheck)(birthday)).toBe('fault.age');
  expect(hookOnDevice(YEAR_MS, useBirthdayCheck)(birthday)).toBeUndefined();
  expect(hookOnDevice(-YEAR_MS, useBirthdayCheck)(birthday)).toBe('fault.age');
});
