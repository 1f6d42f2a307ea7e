import { describe, expect, it } from 'vitest';
import { detailsChange, missingDetails, openingValues } from './missingDetails.ts';

const nobody = { realName: '', details: {} };

describe('the details that an account needs before money moves', () => {
  it('are requested only if they are missing', () => {
    expect(missingDetails(nobody)).toEqual(['realName', 'birthday']);
    expect(missingDetails({ ...nobody, realName: 'Mitu Rahman' })).toEqual(['birthday']);
    const born = { birthday: '1990-05-17' };
    expect(missingDetails({ ...nobody, details: born })).toEqual(['realName']);
    expect(missingDetails({ realName: 'Mitu Rahman', details: born })).toEqual([]);
  });

  it('offer the full name of the profile as the real name', () => {
    const values = openingValues({ realName: '', details: { fullName: 'Mitu Rahman' } });
    expect(values).toEqual({ realName: 'Mitu Rahman', birthday: '' });
  });

  it('are sent without the others, with the date as year, month and day however it was written (S5.9)', () => {
    const typed = { realName: ' Mitu Rahman ', birthday: '০৫-১৭-১৯৯০' };
    const details = { birthday: '1990-05-17' };
    expect(detailsChange(['realName', 'birthday'], typed, 'day')).toEqual({
      realName: 'Mitu Rahman',
      details,
    });
    expect(detailsChange(['birthday'], typed, 'day')).toEqual({ details });
  });
});
