import { expect, it } from 'vitest';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { isOpenAfter } from './isOpenAfter.ts';

const failed = (code: string, status: number) => new PlatformError({ code, status });

it('leaves an order open without a response, and settles it once the platform has decided', () => {
  expect(isOpenAfter(failed('network', 0), false)).toBe(true);
  expect(isOpenAfter(failed('unexpected_error', 500), false)).toBe(true);
  expect(isOpenAfter(failed('turnover_left', 409), true)).toBe(false);
  expect(isOpenAfter(failed('payment_password_wrong', 422), false)).toBe(false);
});

it('leaves a repeated order open if the refusal does not concern it', () => {
  for (const code of ['too_many_requests', 'idempotency_key_reused', 'not_logged_in']) {
    expect([isOpenAfter(failed(code, 429), true), isOpenAfter(failed(code, 429), false)]).toEqual([
      ...[true, false],
    ]);
  }
});
