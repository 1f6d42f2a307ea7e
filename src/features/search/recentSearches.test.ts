import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';

/** Stubs the sessionStorage. */
function emptyTab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

describe('recent searches', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = emptyTab();
    return () => vi.unstubAllGlobals();
  });

  it('are the last six, newest first', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rememberSearch(text);
    expect(recentSearches()).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
  });

  it('list a search once, whatever its case', () => {
    for (const text of ['Drums', 'carrom', ' drums ']) rememberSearch(text);
    expect(recentSearches()).toEqual(['drums', 'carrom']);
  });

  it('leave out blank searches', () => {
    rememberSearch('  ');
    expect(recentSearches()).toEqual([]);
  });

  it('are empty once cleared, and for a foreign stored value', () => {
    rememberSearch('drums');
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    for (const other of ['{"a":1}', '[1]', 'x']) {
      kept.set('livery.searches', other);
      expect(recentSearches()).toEqual([]);
    }
  });
});
