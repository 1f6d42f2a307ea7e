import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

describe('the search of a table', () => {
  it('does not mind capitals, nor spaces around', () => {
    expect(matchesSearch('Glass Mango', ' mango ')).toBe(true);
    expect(matchesSearch('Glass Mango', 'mangos')).toBe(false);
  });

  it('takes the digits of either script for the same', () => {
    expect(matchesSearch('B-1017', '১০১৭')).toBe(true);
    expect(matchesSearch('খেলা ২৪', '24')).toBe(true);
  });

  it('takes letters for the same however they are composed', () => {
    expect(matchesSearch('Caf\u00e9', 'cafe\u0301')).toBe(true);
  });

  it('finds everything while nothing is searched for', () => {
    expect(matchesSearch('', '  ')).toBe(true);
  });
});
