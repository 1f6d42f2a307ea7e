import fc from 'fast-check';
import { checkField as platformCheck } from '#sandbox/domains/accounts/checkField.ts';
import { checkField } from '#src/session/fields/checkField.ts';
import { fieldText } from '#src/session/fields/fieldText.ts';
import { expect, test } from './journey.ts';

/** A pattern for each of the messages, and any value. */
const PATTERNS = [
  '*',
  '^[A-Za-z][A-Za-z0-9]*$',
  '^[\\u4e00-\\u9fff0-9]+$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  '^[A-Za-z0-9]+$',
  '^(?=.*[A-Z])[A-Za-z0-9]+$',
  '^[0-9]+$',
  '^[A-Za-z ]+$',
  '^\\S+$',
  '^[\\uac00-\\ud7a3]+$',
  '^[\\u0e00-\\u0e7f]+$',
  '^[\\u0e00-\\u0e7fA-Za-z ]+$',
  '^(?=.*[A-Z])[A-Z ]+$',
  '^[\\x21-\\x7E]+$',
];

const TEXTS = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[A-Za-z0-9 @.]{0,30}$/),
  fc.stringMatching(/^[০-৯]{0,20}$/),
  fc.constantFrom('😀', 'a'.repeat(10_000), 'กขค', '가나다', '漢字7', 'A B', 'me@brand.example'),
);

test('the page and the platform accept and reject the same values in every field (S3.7, S5.2, S5.3)', () => {
  const patternId = fc.nat(PATTERNS.length - 1);
  const bounds = fc.tuple(fc.nat(20), fc.nat(20), fc.boolean());
  fc.assert(
    fc.property(patternId, bounds, TEXTS, (id, [minLength, more, required], typed) => {
      const rule = {
        ...{ enabled: true, required, acceptedPattern: PATTERNS[id] ?? '*', patternId: id },
        ...{ minLength, maxLength: minLength + more },
      };
      const here = checkField(rule, typed, () => true);
      const there = platformCheck('fullName', rule, fieldText(rule, typed))?.rule;
      expect(here).toBe(there);
    }),
    { numRuns: 2000 },
  );
});
