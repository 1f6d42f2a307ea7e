import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropReferralCode, keepReferralCode, keptReferralCode } from './referralCode.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const refused = () => {
  throw new DOMException('switched off', 'SecurityError');
};

describe('the code of an invitation', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
  afterEach(() => vi.unstubAllGlobals());

  it('is kept until it is dropped (S2.2)', () => {
    keepReferralCode('AB12CD34');
    expect(keptReferralCode()).toBe('AB12CD34');
    dropReferralCode();
    expect(keptReferralCode()).toBeUndefined();
  });

  it('is new in a tab once', () => {
    expect(keepReferralCode('AB12CD34')).toBe(true);
    expect(keepReferralCode('AB12CD34')).toBe(false);
    expect(keepReferralCode('EF56GH78')).toBe(true);
    expect(keepReferralCode('has spaces')).toBe(false);
  });

  it.each(['', 'has spaces', '<b>', 'x'.repeat(33)])(
    'is not kept if “%s” is not a valid code',
    (code) => {
      keepReferralCode(code);
      expect(keptReferralCode()).toBeUndefined();
    },
  );

  it('is missing if storage is disabled', () => {
    vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused });
    keepReferralCode('AB12CD34');
    dropReferralCode();
    expect(keptReferralCode()).toBeUndefined();
  });
});
