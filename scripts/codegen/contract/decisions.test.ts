import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/roots/roots.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { outcomeOf } from '#src/session/outcomeOf.ts';
import { codesOf } from './codes.ts';
import { platformContract } from './platformContract.ts';

/** A call without an idempotency key whose lost answer is requested again. */
const REPEATED = ['reportDepositTransaction'];

/** Failures of a call that prove nothing about an earlier try: they may come before its key is looked up. */
const EARLY = ['exclusion_register_unavailable', 'player_excluded', 'player_suspended'];

const { operations, codes } = platformContract(ROOT);
const calls = operations.filter(
  ({ operation }) =>
    (operation['x-idempotent'] && operation['x-audience'] !== 'agent') ||
    REPEATED.includes(operation.operationId),
);

/** The failures common to all calls, which come before a key is looked up. */
const common = new Set(
  calls.flatMap(({ operation, area }) => codesOf({ ...operation, 'x-failures': [] }, area)),
);

const outcomeAfter = (code: string, isRetry: boolean) =>
  outcomeOf(new PlatformError({ code, status: codes.get(code)?.status ?? 0 }), isRetry);

describe('the outcome of a retryable call', () => {
  it.each(calls.map(({ operation, area }) => [operation.operationId, operation, area] as const))(
    'is classified for every failure of %s',
    (_, operation, area) => {
      const wrong = codesOf(operation, area).filter((code) => {
        const isOpen = common.has(code) || EARLY.includes(code);
        const expected =
          code === 'idempotency_key_reused' ? 'alreadyDone' : isOpen && 'unconfirmed';
        return outcomeAfter(code, true) !== (expected || 'refused');
      });
      expect(wrong).toEqual([]);
    },
  );

  it('is known after a first try that was rejected, unless the platform may have started it', () => {
    const all = calls.flatMap(({ operation, area }) => codesOf(operation, area));
    const open = [...new Set(all)].filter((code) => outcomeAfter(code, false) !== 'refused');
    expect(open.sort()).toEqual(['payload_replayed', 'unexpected_error']);
  });

  it('remains unknown after a rejection that the contract does not declare', () => {
    expect(outcomeAfter('something_else', true)).toBe('unconfirmed');
  });

  it('remains unknown if it is too late to ask', () => {
    expect(outcomeAfter('key_expired', true)).toBe('expired');
  });
});
