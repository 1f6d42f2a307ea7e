import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openEnvelope } from '#src/platform/envelope.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';

function failure(run: () => unknown): PlatformError {
  try {
    run();
  } catch (error) {
    if (error instanceof PlatformError) return error;
  }
  throw new Error('no PlatformError was thrown');
}

describe('openEnvelope', () => {
  it('returns the value of a success (S7.31)', () => {
    expect(openEnvelope({ status: 200, body: { success: true, value: { a: 1 } } })).toEqual({
      a: 1,
    });
  });

  it('rejects success: false with a status of 200', () => {
    const body = { success: false, value: null, message: 'No quota', code: 'quota_exceeded' };
    const error = failure(() => openEnvelope({ status: 200, body, reference: 'R-1' }));
    expect(error).toMatchObject({
      isForeign: false,
      code: 'quota_exceeded',
      status: 200,
      message: 'No quota',
      reference: 'R-1',
    });
  });

  it('rejects a failure status, whatever the body', () => {
    const body = { success: true, value: 1, message: '', code: 'ok' };
    expect(failure(() => openEnvelope({ status: 500, body })).status).toBe(500);
  });

  it.each([
    [401, 'not_logged_in'],
    [403, 'region_restricted'],
    [404, 'not_found'],
    [429, 'too_many_requests'],
    [422, 'invalid_parameter'],
    [503, 'unexpected_error'],
    [200, 'malformed'],
  ])('has a code for a status of %i without an envelope: %s', (status, code) => {
    const error = failure(() => openEnvelope({ status, body: '<html>' }));
    expect(error).toMatchObject({ code, isForeign: true });
  });

  it('throws only PlatformErrors, whatever the response', () => {
    const body = fc.oneof(
      fc.anything(),
      fc.record({ success: fc.anything(), value: fc.anything(), code: fc.anything() }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), body, (status, anything) => {
        try {
          openEnvelope({ status, body: anything });
        } catch (error) {
          expect(error).toBeInstanceOf(PlatformError);
        }
      }),
    );
  });
});
