import { describe, expect, it } from 'vitest';
import { holds } from './search.ts';

describe('the search of a table', () => {
  it('does not mind capitals, nor spaces around', () => {
    expect(holds('Glass Mango', ' mango ')).toBe(true);
    expect(holds('Glass Mango', 'mangos')).toBe(false);
  });

  it('takes the digits of either script for the same', () => {
    expect(holds('B-1017', '১০১৭')).toBe(true);
    expect(holds('খেলা ২৪', '24')).toBe(true);
  });

  it('takes letters for the same however they are composed', () => {
    expect(holds('Caf\u00e9', 'cafe\u0301')).toBe(true);
  });

  it('finds everything while nothing is searched for', () => {
    expect(holds('', '  ')).toBe(true);
  });
});
