import { afterEach, expect, it, vi } from 'vitest';
import { ageConfirmed, confirmAge } from './ageConfirmation.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>();
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => held.set(key, value) };
}

afterEach(() => vi.unstubAllGlobals());

it('keeps on the device that its visitor is of age (S2.25, S5.6)', () => {
  vi.stubGlobal('localStorage', storage());
  expect(ageConfirmed(18)).toBe(false);
  confirmAge(18);
  expect(ageConfirmed(18)).toBe(true);
});

it('asks again where the market asks for a higher age (S5.6)', () => {
  vi.stubGlobal('localStorage', storage());
  confirmAge(18);
  expect(ageConfirmed(21)).toBe(false);
});

it('takes nobody for confirmed where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  confirmAge(18);
  expect(ageConfirmed(18)).toBe(false);
});
