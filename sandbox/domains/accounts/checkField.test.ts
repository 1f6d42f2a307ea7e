import { describe, expect, it } from 'vitest';
import { checkField, fieldText, findingOf } from './checkField.ts';
import type { FieldRule } from './fieldRules.ts';

const rule = (more: Partial<FieldRule> = {}): FieldRule => ({
  ...{ enabled: true, required: true, acceptedPattern: '*', patternId: 4 },
  ...{ minLength: 2, maxLength: 4, ...more },
});
const faultOf = (more: Partial<FieldRule>, value: string | undefined) =>
  checkField('username', rule(more), value)?.rule;

describe('the rule of a registration field (S5.2)', () => {
  it('reports the field, the rule, its pattern and its bounds', () => {
    expect(findingOf('username', 'length', rule())).toEqual({
      ...{ name: 'username', rule: 'length', patternId: 4, min: 2, max: 4 },
    });
  });

  it.each([undefined, ''])(
    'requires the fields that are enabled and required, given %j',
    (value) => {
      expect(faultOf({}, value)).toBe('required');
      expect(faultOf({ required: false }, value)).toBeUndefined();
      expect(faultOf({ enabled: false }, value)).toBeUndefined();
    },
  );

  it('rejects a value of a field that is not enabled', () => {
    expect(faultOf({ enabled: false }, 'abc')).toBe('disabled');
  });

  it('accepts lengths within its bounds, both included', () => {
    const lengths = ['a', 'ab', 'abcd', 'abcde', '😀😀😀😀', '😀😀😀😀😀'];
    expect(lengths.map((value) => faultOf({}, value))).toEqual([
      ...['length', undefined, undefined, 'length', undefined, 'length'],
    ]);
  });

  it('rejects a guessable payment password, but the same value in another field is valid', () => {
    const long = rule({ maxLength: 6 });
    expect(checkField('paymentPassword', long, '123456')?.rule).toBe('guessable');
    expect(checkField('paymentPassword', long, '204816')).toBeUndefined();
    expect(checkField('password', long, '123456')).toBeUndefined();
  });

  it('rejects invisible characters in every field except passwords', () => {
    const long = rule({ maxLength: 20 });
    expect(checkField('fullName', long, 'Ka\u200brim Ahmed')?.rule).toBe('characters');
    expect(checkField('payeeName', long, 'Karim\u00ad Ahmed')?.rule).toBe('characters');
    expect(checkField('password', long, 'Pass\u200bword-2026')).toBeUndefined();
  });

  it('rejects a value that does not match its pattern; the pattern `*` matches everything', () => {
    expect(faultOf({ acceptedPattern: '^[a-c]+$' }, 'abc')).toBeUndefined();
    expect(faultOf({ acceptedPattern: '^[a-c]+$' }, 'abd')).toBe('pattern');
    expect(faultOf({}, '!!')).toBeUndefined();
  });
});

describe('the value of a registration field', () => {
  it('is trimmed and written in Latin digits if the field accepts digits only (S5.3)', () => {
    expect(fieldText(rule({ patternId: 6 }), ' ০১২3 ')).toBe('0123');
  });

  it('is unchanged in all other fields', () => {
    expect(fieldText(rule(), ' ০১ ')).toBe(' ০১ ');
  });
});
