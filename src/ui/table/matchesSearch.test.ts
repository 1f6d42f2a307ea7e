import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

describe('the search of a table', () => {
  it('ignores case and surrounding spaces', () => {
    expect(matchesSearch('Glass Mango', ' mango ')).toBe(true);
    expect(matchesSearch('Glass Mango', 'mangos')).toBe(false);
  });

  it('treats Latin and Bengali digits as equal', () => {
    expect(matchesSearch('B-1017', '১০১৭')).toBe(true);
    expect(matchesSearch('খেলা ২৪', '24')).toBe(true);
  });

  it('treats composed and decomposed letters as equal', () => {
    expect(matchesSearch('Caf\u00e9', 'cafe\u0301')).toBe(true);
  });

  it('matches everything while it is empty', () => {
    expect(matchesSearch('', '  ')).toBe(true);
  });
});
