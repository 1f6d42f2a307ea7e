import { describe, expect, it } from 'vitest';
import { countryName } from './countryName.ts';

describe('the name of a country', () => {
  it('is in the reader’s language', () => {
    expect(countryName('BD', 'en')).toBe('Bangladesh');
    expect(countryName('BD', 'bn')).toBe('বাংলাদেশ');
  });

  it.each(['T1', 'nowhere', ''])('is the code if %j is not a country', (code) => {
    expect(countryName(code, 'en')).toBe(code);
  });
});
