import { describe, expect, it } from 'vitest';
import { checkParity, messageTypes, readNamespaces } from '#scripts/codegen/messages.ts';
import type { Messages } from '#src/brand/page.ts';

const namespaces = (en: Messages, bn: Messages) =>
  new Map([
    [
      'shop',
      new Map([
        ['en', en],
        ['bn', bn],
      ]),
    ],
  ]);

describe('checkParity', () => {
  it('accepts the same keys with different plural forms', () => {
    const en = { price_one: '{{count}} coin', price_other: '{{count}} coins' };
    expect(checkParity(namespaces(en, { price_other: '{{count}} কয়েন' }))).toEqual([]);
  });

  it('names every key that is missing, unknown, empty or lacks a placeholder', () => {
    const en = { a: 'A', b: { c: 'C {{name}}' }, d: 'D' };
    const bn = { b: { c: 'গ' }, d: ' ', e: 'ঙ' };
    expect(checkParity(namespaces(en, bn))).toEqual([
      'shop/bn: a is missing',
      'shop/bn: e is not in en',
      'shop/bn: d is empty',
      'shop/bn: b.c has other placeholders than in en',
    ]);
  });

  it('finds both languages of the product complete (S9.7)', () => {
    expect(checkParity(readNamespaces(process.cwd()))).toEqual([]);
  });
});

describe('messageTypes', () => {
  it('keeps the texts, so that their placeholders are typed', () => {
    expect(messageTypes(namespaces({ a: 'Hello {{name}}' }, {}))).toContain(
      '"a": "Hello {{name}}"',
    );
  });
});
