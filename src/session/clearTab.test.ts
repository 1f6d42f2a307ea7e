import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearTab } from './clearTab.ts';

/** The session storage of a tab, with these contents. */
function tabWith(held: Record<string, string>): Map<string, string> {
  const kept = new Map(Object.entries(held));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    clear: () => kept.clear(),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('a tab after a logout (S4.2)', () => {
  it('keeps the merchant code, but no session, draft or search', () => {
    const kept = tabWith({
      merchantCode: 'AURORA01',
      'livery.token': 'a',
      'livery.draft.feedback': '{"content":"More games"}',
      'livery.searches': '["star"]',
    });
    clearTab();
    expect(Object.fromEntries(kept)).toEqual({ merchantCode: 'AURORA01' });
  });

  it('has no merchant code if it had none before', () => {
    const kept = tabWith({ 'livery.token': 'a' });
    clearTab();
    expect(kept.size).toBe(0);
  });

  it('is unchanged if storage is disabled', () => {
    const refused = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, clear: refused });
    expect(clearTab).not.toThrow();
  });
});
