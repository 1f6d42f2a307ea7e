import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { type Proof, stepAfter } from './signInStep.ts';

const { value: result } = EXAMPLES.login;
const expired = { ...result, passwordExpired: true };
const flags = { PWDEXPFORCECHANGE3: true };
const byName: Proof = { type: 'username', username: 'rahim88', password: 'not-the-password' };

describe('what comes after a login (S4.3)', () => {
  it('is a new password if it has expired and must be changed, or was set by others', () => {
    expect(stepAfter(expired, byName, flags).name).toBe('change');
    expect(stepAfter(expired, byName, { PWDEXPFORCECHANGE3: false }).name).toBe('done');
    const given = { ...result, defaultPassword: true };
    expect(stepAfter(given, byName, { PWDEXPFORCECHANGE3: false }).name).toBe('change');
  });

  it.each(['sms', 'firebase', 'social'] as const)('is no other password by %s', (type) => {
    expect(stepAfter(expired, { type }, flags).name).toBe('done');
    const first = { ...expired, firstTimeLogin: true };
    expect(stepAfter(first, { type }, flags).name).toBe('first');
  });
});
