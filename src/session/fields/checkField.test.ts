import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { checkField } from './checkField.ts';

const rule = (more: Partial<FieldConfig> = {}): FieldConfig => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 2,
  maxLength: 4,
  ...more,
});

const always = () => true;
const never = () => false;

describe('the rule of a field', () => {
  it('requires required fields only (S5.2)', () => {
    expect(checkField(rule(), '', always)).toBe('required');
    expect(checkField(rule({ required: false }), '', always)).toBeUndefined();
  });

  it('counts characters as people see them (S5.2)', () => {
    expect(checkField(rule(), 'a', always)).toBe('length');
    expect(checkField(rule(), '😀😀😀😀', always)).toBeUndefined();
    expect(checkField(rule(), '😀😀😀😀😀', always)).toBe('length');
  });

  it('accepts Bengali digits as digits (S5.3)', () => {
    const digits = rule({ acceptedPattern: '^[0-9]+$', patternId: 6 });
    expect(checkField(digits, '০১২', always)).toBeUndefined();
    expect(checkField(digits, '০১ক', always)).toBe('pattern');
    expect(checkField({ ...digits, patternId: 4 }, '০১২', always)).toBe('pattern');
  });

  it('runs only patterns that are known to terminate', () => {
    const catastrophic = rule({ acceptedPattern: '^(a+)+$', maxLength: 500 });
    expect(checkField(catastrophic, `${'a'.repeat(400)}!`, never)).toBeUndefined();
    expect(checkField(rule({ acceptedPattern: '(' }), 'ab', never)).toBeUndefined();
  });

  it('holds for every text: accepted ones have the length, and `*` requires nothing more (S5.2)', () => {
    const config = fc.record({ minLength: fc.nat(20), more: fc.nat(20), required: fc.boolean() });
    fc.assert(
      fc.property(config, fc.string({ unit: 'grapheme', maxLength: 60 }), (bounds, text) => {
        const { minLength, more, required } = bounds;
        const maxLength = minLength + more;
        const fault = checkField(rule({ minLength, maxLength, required }), text, always);
        const { length } = [...text];
        const inside = length >= minLength && length <= maxLength;
        if (text === '') expect(fault).toBe(required ? 'required' : undefined);
        else expect(fault).toBe(inside ? undefined : 'length');
      }),
    );
  });
});
