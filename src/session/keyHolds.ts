import { type ClientCode, PlatformError } from '#src/platform/PlatformError.ts';

const KEY_EXPIRED: ClientCode = 'key_expired';

/** How long a lost call may be resent with its key, in milliseconds: the platform keeps answers for a day, and clocks differ. */
const HOLDS_MS = 12 * 60 * 60 * 1000;

/**
 * Asserts that the platform still knows a call's idempotency key, so that resending it does nothing twice.
 *
 * @param sentAt when it was first sent, in milliseconds since 1970 by the device clock
 * @throws PlatformError `key_expired`
 */
export function assertKeyHolds(sentAt: number): void {
  if (Date.now() - sentAt >= HOLDS_MS) throw new PlatformError({ code: KEY_EXPIRED, status: 0 });
}

/** Whether a call was not resent because it might have been done twice. */
export const isKeyExpired = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === KEY_EXPIRED;
