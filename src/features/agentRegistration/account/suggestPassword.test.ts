import { describe, expect, it } from 'vitest';
import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { checkField } from '#src/session/fields/checkField.ts';
import { suggestPassword } from './suggestPassword.ts';

const rule = (acceptedPattern: string, minLength = 8, maxLength = 20): FieldConfig => ({
  ...{ enabled: true, required: true, patternId: 1 },
  ...{ acceptedPattern, minLength, maxLength },
});
const all = () => true;

describe('a suggested password', () => {
  it.each([
    ['any characters that can be seen', rule('^[\\x21-\\x7E]+$')],
    ['letters and digits, one of each at least', rule('^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)\\w+$')],
    ['a mark', rule('[!#%]')],
    ['digits only', rule('^\\d+$', 6, 6)],
    ['small letters only', rule('^[a-z]+$')],
    ['a short one', rule('.', 2, 3)],
    ['a long one', rule('.', 16, 30)],
  ])('satisfies a rule that requires %s', (_words, wanted) => {
    for (let drawn = 0; drawn < 20; drawn += 1) {
      const password = suggestPassword(wanted, all);
      expect(password).toBeDefined();
      expect(checkField(wanted, password ?? '', all)).toBeUndefined();
    }
  });

  it('differs each time, and has no characters that look alike', () => {
    const drawn = Array.from({ length: 50 }, () => suggestPassword(rule('.'), all) ?? '');
    expect(new Set(drawn).size).toBe(50);
    expect(drawn.join('')).not.toMatch(/[0O1lI]/);
  });

  it('is not generated if no suggestion can satisfy the rule', () => {
    expect(suggestPassword(rule('^never$'), all)).toBeUndefined();
  });
});
