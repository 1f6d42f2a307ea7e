import { describe, expect, it } from 'vitest';
import type { FieldConfigs, RegisterSettings } from '#src/platform/contract.generated.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { isFixed, profileChange, profileValues, shownNames } from './profileFields.ts';

const known = profileValues(EXAMPLES.getProfile.value);
const settings: RegisterSettings = EXAMPLES.getRegisterSettings.value;
const allOff: FieldConfigs = { ...settings.username };
for (const name of Object.keys(allOff) as (keyof FieldConfigs)[]) {
  allOff[name] = { ...allOff[name], enabled: false };
}
const nobody = profileValues({
  ...EXAMPLES.getProfile.value,
  ...{ nickname: '', realName: '', details: {} },
});

describe('the details of a player', () => {
  it('are sent only if they have changed (S3.17)', () => {
    expect(profileChange(known, known, 'day')).toBeUndefined();
    expect(
      profileChange(known, { ...known, nickname: ` ${known.nickname} ` }, 'day'),
    ).toBeUndefined();
    expect(profileChange(known, { ...known, nickname: 'Rimi', line: 'rimi_l' }, 'day')).toEqual({
      nickname: 'Rimi',
      details: { line: 'rimi_l' },
    });
  });

  it('are deleted by an empty field', () => {
    const before = { ...known, telegram: 'rahim_u' };
    expect(profileChange(before, known, 'day')).toEqual({ details: { telegram: '' } });
  });

  it('send the birthday as year, month and day, however it was written (S5.9)', () => {
    const typed = { ...nobody, birthday: '০৫-১৭-১৯৯০' };
    expect(profileChange(nobody, typed, 'day')).toEqual({ details: { birthday: '1990-05-17' } });
  });

  it('include a real name and a birthday that can be set once (S3.17)', () => {
    expect(isFixed('realName', known)).toBe(true);
    expect(isFixed('birthday', known)).toBe(true);
    expect(isFixed('nickname', known)).toBe(false);
    expect(isFixed('realName', nobody)).toBe(false);
  });

  it('show the other details that are known, or part of the registration (S3.7)', () => {
    const off = { ...settings, username: allOff, mobile: allOff };
    expect(shownNames(nobody, off)).toEqual(['nickname', 'realName', 'birthday']);
    expect(shownNames({ ...nobody, zalo: 'rimi' }, off)).toContain('zalo');
    const mobile = { ...allOff, occupation: { ...allOff.occupation, enabled: true } };
    expect(shownNames(nobody, { ...off, mobile })).toContain('occupation');
  });
});
