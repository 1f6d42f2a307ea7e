import { describe, expect, it } from 'vitest';
import { UsageError } from '#scripts/brand/io.ts';
import { brandOf, listenProblem, portOf } from './settings.ts';

describe('the settings of npm start', () => {
  it('take the port of the environment, or the usual one', () => {
    expect(portOf({}, 4173)).toBe(4173);
    expect(portOf({ PORT: '8080' }, 4173)).toBe(8080);
  });

  it.each(['http', '-1', '70000', '80.5'])('refuse %s as a port', (PORT) => {
    expect(() => portOf({ PORT }, 4173)).toThrow(UsageError);
  });

  it('take the brand of the environment, or the first by id', () => {
    expect(brandOf({}, ['zephyr', 'breeze'])).toBe('breeze');
    expect(brandOf({ BRAND: 'zephyr' }, ['breeze', 'zephyr'])).toBe('zephyr');
  });

  it('say which brand was meant', () => {
    expect(() => brandOf({ BRAND: 'zefyr' }, ['breeze', 'zephyr'])).toThrow('zephyr');
    expect(() => brandOf({}, [])).toThrow('no brand yet');
  });

  it('name a free way out of a busy port', () => {
    const busy = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
    expect(listenProblem(busy, 4173)).toBeInstanceOf(UsageError);
    const other = new Error('disk full');
    expect(listenProblem(other, 4173)).toBe(other);
  });
});
