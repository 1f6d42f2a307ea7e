import type { Deposit } from '#src/platform/contract.generated.ts';
import { type HeldKey, newKey } from '#src/session/idempotencyKey.ts';
import { assertKeyHolds } from '#src/session/keyHolds.ts';
import { outcomeOf } from '#src/session/outcomeOf.ts';
import { playerKey } from '#src/session/playerMemory.ts';
import { minorOf } from '#src/shared/balance/minorUnits.ts';

/** The storage name of a player's deposit's idempotency key. */
export const depositKeyName = (memberId: string): string => playerKey(memberId, 'depositKey');

/** How long an idempotency key is valid for other tabs, in milliseconds: longer than a deposit can be paid. */
const KEPT_MS = 60 * 60_000;

/** How much older than its key, in milliseconds, a deposit may seem, since clocks differ. */
const SLACK_MS = 5000;

function kept(name: string): HeldKey | undefined {
  try {
    const { intent, key, sentAt } = Object(JSON.parse(localStorage.getItem(name) ?? '{}'));
    const isWhole = typeof intent === 'string' && typeof key === 'string';
    return isWhole && typeof sentAt === 'number' ? { intent, key, sentAt } : undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, held: HeldKey): void {
  try {
    localStorage.setItem(name, JSON.stringify(held));
  } catch {
    // Storage is full or disabled by the visitor: the key holds for this page only.
  }
}

/** Forgets a key, unless another tab has replaced it. */
function forget(name: string, key: string): void {
  try {
    if (kept(name)?.key === key) localStorage.removeItem(name);
  } catch {
    // Storage is disabled by the visitor, so it is empty.
  }
}

/** The idempotency key of a deposit request. */
export interface StoredIdempotencyKey {
  /**
   * The key of an intent, stored on the device if a name is given; a key that is already stored is taken over.
   * @throws PlatformError `key_expired`, if the platform may have forgotten it
   */
  keyFor(intent: string, name: string | undefined): string;
  /** The outcome is known; the same request again is a new intent. */
  done(): void;
  /** Notes a failed try; unless its outcome is unknown, the same request again is a new intent. */
  failed(error: unknown): void;
  /** Whether the outcome of a try is unknown, on this page or on another whose key was taken over. */
  isUnconfirmed(): boolean;
}

function keptFor(intent: string, name: string | undefined): HeldKey | undefined {
  const found = name === undefined ? undefined : kept(name);
  const isFresh = found && Date.now() - found.sentAt < KEPT_MS;
  return isFresh && found.intent === intent ? found : undefined;
}

/** Creates an idempotency key that outlives the tab: if that closes before the response, another tab repeats the request with it. */
export function createStoredIdempotencyKey(): StoredIdempotencyKey {
  let held: HeldKey | undefined;
  let place: string | undefined;
  let isUnconfirmed = false;
  const done = () => {
    if (held && place !== undefined) forget(place, held.key);
    held = undefined;
    isUnconfirmed = false;
  };
  return {
    keyFor(intent, name) {
      if (held?.intent !== intent) {
        const found = keptFor(intent, name);
        isUnconfirmed = found !== undefined;
        held = found ?? newKey(intent);
        place = name;
        if (name !== undefined) keep(name, held);
      }
      assertKeyHolds(held.sentAt);
      return held.key;
    },
    done,
    failed(error) {
      if (outcomeOf(error, isUnconfirmed) === 'unconfirmed') isUnconfirmed = true;
      else done();
    },
    isUnconfirmed: () => isUnconfirmed,
  };
}

/** Whether a deposit was created by an intent, judging by its clock and the device's. */
function isOf(deposit: Deposit, { intent, sentAt }: HeldKey): boolean {
  const { method, provider, amount, promotion = null } = Object(JSON.parse(intent));
  const age = Date.parse(deposit.now) - Date.parse(deposit.createdAt);
  return (
    deposit.method === method &&
    (provider === undefined || deposit.provider === provider) &&
    deposit.promotion === promotion &&
    minorOf(deposit.amount) === minorOf(String(amount)) &&
    age <= Date.now() - sentAt + SLACK_MS
  );
}

/** Forgets the key of a deposit that no longer waits for its player: another one like it is a new intent. */
export function forgetKeyOf(deposit: Deposit, name: string): void {
  const held = kept(name);
  if (held && isOf(deposit, held)) forget(name, held.key);
}
