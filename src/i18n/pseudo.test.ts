import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PSEUDO_LOCALES, pseudoMessages } from '#src/i18n/pseudo.ts';

const text = fc
  .array(fc.oneof(fc.string(), fc.constantFrom('{{brand}}', '{{ count, number }}', '<b>', '</b>')))
  .map((parts) => parts.join(' '));

const placeholders = (value: unknown) => String(value).match(/\{\{.*?\}\}/g) ?? [];

describe.each(PSEUDO_LOCALES)('the pseudo-locale %s', (locale) => {
  it('keeps every placeholder and tag', () => {
    fc.assert(
      fc.property(text, (message) => {
        const { a } = pseudoMessages({ a: message }, locale);
        expect(placeholders(a)).toEqual(placeholders(message));
      }),
    );
  });

  it('changes every word that a visitor reads, at any depth', () => {
    const { deep } = pseudoMessages({ deep: { title: 'Play {{game}}' } }, locale);
    expect(JSON.stringify(deep)).not.toContain('"Play ');
    expect(JSON.stringify(deep)).toContain('{{game}}');
  });
});

describe('the pseudo-locale en-XA', () => {
  it('is about 40 % longer and bracketed, so that truncation is visible', () => {
    const message = 'Load the page again';
    const { a } = pseudoMessages({ a: message }, 'en-XA');
    expect(a).toMatch(/^\[.*\]$/);
    expect(String(a).length).toBeGreaterThanOrEqual(message.length * 1.4);
  });
});

describe('the pseudo-locale ar-XB', () => {
  it('overrides the direction of each word and ends the override', () => {
    const { a } = pseudoMessages({ a: 'Two words' }, 'ar-XB');
    expect(a).toBe('\u202eTwo\u202c \u202ewords\u202c');
  });

  it('has all plural forms of Arabic', () => {
    const forms = pseudoMessages(
      { game_one: '{{count}} game', game_other: '{{count}} games' },
      'ar-XB',
    );
    const categories = [0, 1, 2, 5, 50, 100].map((n) => new Intl.PluralRules('ar').select(n));
    for (const category of categories) expect(forms).toHaveProperty(`game_${category}`);
  });
});
