import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { messageTypes, sourceMessages } from './messages.ts';

describe('messageTypes', () => {
  it('keeps the texts, so that their placeholders are typed', () => {
    expect(messageTypes({ shop: { a: 'Hello {{name}}' } })).toContain('"a": "Hello {{name}}"');
  });

  it('has the namespaces of the site, and none of the texts beside it', () => {
    const names = Object.keys(sourceMessages(ROOT));
    expect(names).toContain('lobby');
    expect(names.filter((name) => name.includes('/') || name === 'language')).toEqual([]);
  });
});
