import { describe, expect, it } from 'vitest';
import { errorReference } from '#src/app/errorReference.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';

describe('errorReference', () => {
  it("is the platform's own for a failed call", () => {
    const error = new PlatformError({ code: 'unexpected_error', status: 500, reference: 'R-7' });
    expect(errorReference(error)).toBe('R-7');
  });

  it('is short enough to be read out, and differs from error to error', () => {
    const references = new Set(Array.from({ length: 50 }, () => errorReference(new Error(), 1e12)));
    expect(references.size).toBeGreaterThan(40);
    for (const each of references) expect(each).toMatch(/^[0-9A-Z]{7,9}-[0-9A-Z]{4}$/);
  });
});
