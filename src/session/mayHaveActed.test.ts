import { describe, expect, it } from 'vitest';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { mayHaveActed } from './mayHaveActed.ts';

const failed = (code: string, status: number) => mayHaveActed(new PlatformError({ code, status }));

describe('a call that failed', () => {
  it.each([
    ['network', 0],
    ['timeout', 0],
    ['malformed', 200],
    ['payload_replayed', 409],
    ['unexpected_error', 502],
  ])('may have acted if it ended as %s (%i)', (code, status) => {
    expect(failed(code, status)).toBe(true);
  });

  it('has not acted if the platform refused it', () => {
    expect(failed('password_wrong', 422)).toBe(false);
    expect(failed('too_many_requests', 429)).toBe(false);
    expect(failed('overloaded', 503)).toBe(false);
    expect(mayHaveActed(new Error('a fault of our own'))).toBe(false);
  });
});
