import { expect, it } from 'vitest';
import { hookOnDevice } from '#src/platform/hookOnDevice.fixture.tsx';
import { useBirthdayCheck } from './useBirthdayCheck.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

/** The birthday of somebody about 17 and a half years old by this machine's clock. */
const birthday = new Date(Date.now() - 17.5 * YEAR_MS).toISOString().slice(0, 10);

it('counts an age by the platform’s clock, on a device that is a year ahead or behind (S5.6)', () => {
  expect(hookOnDevice(0, useBirthdayCheck)(birthday)).toBe('fault.age');
  expect(hookOnDevice(YEAR_MS, useBirthdayCheck)(birthday)).toBeUndefined();
  expect(hookOnDevice(-YEAR_MS, useBirthdayCheck)(birthday)).toBe('fault.age');
});

it('asks which day is meant if day and month could be the other way round, and does not ask where the market’s way says it', () => {
  const check = hookOnDevice(0, useBirthdayCheck);
  expect(check('04-05-1990')).toBe('fault.dateEither');
  expect(check('04/05/1990')).toBeUndefined();
  expect(check('1990-02-30')).toBe('fault.dateInvalid');
});
