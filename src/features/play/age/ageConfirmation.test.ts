import { afterEach, expect, it, vi } from 'vitest';
import { ageConfirmed, confirmAge } from './ageConfirmation.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>();
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value) };
}

afterEach(() => vi.unstubAllGlobals());

it('stores on the device that the visitor is of age (S2.25, S5.6)', () => {
  vi.stubGlobal('localStorage', storage());
  expect(ageConfirmed(18)).toBe(false);
  confirmAge(18);
  expect(ageConfirmed(18)).toBe(true);
});

it('asks again if the market requires a higher age (S5.6)', () => {
  vi.stubGlobal('localStorage', storage());
  confirmAge(18);
  expect(ageConfirmed(21)).toBe(false);
});

it('is unconfirmed if storage is disabled', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  confirmAge(18);
  expect(ageConfirmed(18)).toBe(false);
});
