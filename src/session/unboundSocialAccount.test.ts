import { afterEach, describe, expect, it } from 'vitest';
import { dropNewcomer, keepNewcomer, keptNewcomer } from './unboundSocialAccount.ts';

const newcomer = {
  ...{ provider: 'Google', socialToken: 'token', expiresAt: '2026-03-02T14:10:00.000Z' },
  ...{ email: null, name: 'Nusrat Jahan' },
};
const END = Date.parse(newcomer.expiresAt);

describe('an unbound social account (S7.32)', () => {
  afterEach(dropNewcomer);

  it('is kept until its token has expired', () => {
    keepNewcomer(newcomer);
    expect(keptNewcomer(END - 1)).toEqual(newcomer);
    expect(keptNewcomer(END)).toBeUndefined();
    expect(keptNewcomer(END - 1)).toBeUndefined();
  });

  it('is dropped after a registration, or if the player declines it', () => {
    keepNewcomer(newcomer);
    dropNewcomer();
    expect(keptNewcomer(END - 1)).toBeUndefined();
  });
});
