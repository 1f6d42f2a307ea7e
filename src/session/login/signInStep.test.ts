import { describe, expect, it } from 'vitest';
import type { LoginResult } from '#src/platform/contract.generated.ts';
import { stepAfter } from './signInStep.ts';

const result = (more: Partial<LoginResult> = {}): LoginResult => ({
  token: 'T',
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  lastLogin: null,
  ...more,
});

const byName = { type: 'username', username: 'someone', password: 'secret' } as const;
const on = { PWDEXPFORCECHANGE3: true };
const off = { PWDEXPFORCECHANGE3: false };

describe('what follows a login (S4.3)', () => {
  it('is nothing more where nothing is asked for', () => {
    expect(stepAfter(result(), byName, on).name).toBe('done');
  });

  it('is a change of a password that has expired, where brands force it', () => {
    expect(stepAfter(result({ passwordExpired: true }), byName, on).name).toBe('change');
    expect(stepAfter(result({ passwordExpired: true }), byName, off).name).toBe('done');
  });

  it('is a change of a password that was given by others, whatever the flag', () => {
    expect(stepAfter(result({ defaultPassword: true }), byName, off).name).toBe('change');
  });

  it('is no change after a login by SMS', () => {
    const given = result({ defaultPassword: true, passwordExpired: true });
    expect(stepAfter(given, { type: 'sms' }, on).name).toBe('done');
  });

  it('is the action of the first login, after a change that is due', () => {
    expect(stepAfter(result({ firstTimeLogin: true }), byName, on).name).toBe('first');
    const both = result({ firstTimeLogin: true, defaultPassword: true });
    expect(stepAfter(both, byName, on)).toMatchObject({ name: 'change', firstTimeLogin: true });
  });
});
