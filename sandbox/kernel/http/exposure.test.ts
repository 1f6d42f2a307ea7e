import { describe, expect, it } from 'vitest';
import { exposureOf } from './exposure.ts';

const SECRET = 'sixteen letters.';

describe('the exposure of the platform', () => {
  it.each([
    [{}, {}],
    [{ SANDBOX_HOST: '', SANDBOX_CONTROL_SECRET: '' }, {}],
    [{ SANDBOX_HOST: '127.0.0.1' }, { hostname: '127.0.0.1' }],
    [
      { SANDBOX_HOST: '0.0.0.0', SANDBOX_CONTROL_SECRET: SECRET },
      { hostname: '0.0.0.0', controlSecret: SECRET },
    ],
  ])('for the environment %j is %j', (environment, exposure) => {
    expect(exposureOf(environment)).toEqual(exposure);
  });

  it.each([
    [{ SANDBOX_HOST: '0.0.0.0' }, 'set SANDBOX_CONTROL_SECRET'],
    [{ SANDBOX_HOST: '::' }, 'set SANDBOX_CONTROL_SECRET'],
    [{ SANDBOX_CONTROL_SECRET: 'short' }, '16 letters'],
  ])('is rejected for the environment %j', (environment, words) => {
    expect(() => exposureOf(environment)).toThrow(words);
  });
});
