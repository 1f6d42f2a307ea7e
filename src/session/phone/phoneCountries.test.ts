import { describe, expect, it } from 'vitest';
import { phoneCountries } from './phoneCountries.ts';

describe('the countries of a phone field', () => {
  it('are those of the manifest in its order, with dialling codes and names (S3.9)', () => {
    expect(phoneCountries({ dialingCodes: ['BD', 'IN'] }, 'en')).toEqual([
      { countryCode: 'BD', countryDialingCode: '880', name: 'Bangladesh' },
      { countryCode: 'IN', countryDialingCode: '91', name: 'India' },
    ]);
    expect(phoneCountries({ dialingCodes: ['BD'] }, 'bn')[0].name).toBe('বাংলাদেশ');
  });

  it('leave out countries without numbers, and must not be empty', () => {
    expect(phoneCountries({ dialingCodes: ['AQ', 'BD'] }, 'en')).toHaveLength(1);
    expect(() => phoneCountries({ dialingCodes: ['AQ'] }, 'en')).toThrow('AQ');
  });
});
