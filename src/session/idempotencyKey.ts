import { assertKeyHolds } from './keyHolds.ts';
import { type CallOutcome, outcomeOf } from './outcomeOf.ts';

/** The idempotency keys of one control. */
export interface IdempotencyKey {
  /**
   * The key of an intent: the same for the same intent until its outcome is known.
   * @throws PlatformError `key_expired` if the platform may have forgotten the key of an earlier try; the next key is a new one
   */
  keyFor(intent: string): string;
  /** It succeeded; doing it again is a new intent. */
  done(): void;
  /** The outcome of a failed try; unless it is unknown, doing it again is a new intent. */
  failed(error: unknown): CallOutcome;
  /** The intent whose outcome is unknown, if any. */
  unconfirmed(): string | undefined;
}

/** A key that was sent, and what it was sent for. */
export interface HeldKey {
  intent: string;
  key: string;
  /** When it was first sent, in milliseconds since 1970 by the device clock. */
  sentAt: number;
}

/** A store beyond the page. */
export interface KeyStore {
  read(): HeldKey | undefined;
  keep(held: HeldKey): void;
  drop(): void;
}

/** A new key for an intent. */
export const newKey = (intent: string): HeldKey => ({
  ...{ intent, key: crypto.randomUUID() },
  sentAt: Date.now(),
});

/**
 * Idempotency keys for one control: a retry has the key of its first try, so that nothing is done twice.
 *
 * @param store has the key of an earlier page that did not learn its outcome, if any
 */
export function createIdempotencyKey(store?: KeyStore): IdempotencyKey {
  let held = store?.read();
  let isUnconfirmed = held !== undefined;
  const done = () => {
    store?.drop();
    held = undefined;
    isUnconfirmed = false;
  };
  return {
    keyFor(intent) {
      if (held?.intent !== intent) {
        held = newKey(intent);
        store?.keep(held);
        isUnconfirmed = false;
      }
      try {
        assertKeyHolds(held.sentAt);
      } catch (error) {
        done();
        throw error;
      }
      return held.key;
    },
    done,
    unconfirmed: () => (isUnconfirmed ? held?.intent : undefined),
    failed(error) {
      const outcome = outcomeOf(error, isUnconfirmed);
      if (outcome === 'unconfirmed') isUnconfirmed = true;
      else done();
      return outcome;
    },
  };
}
