/** How long a lost call may be sent again with its key, in milliseconds: the platform keeps answers for a day, and clocks differ. */
const HOLDS_MS = 12 * 60 * 60 * 1000;

/**
 * Whether the platform still knows the idempotency key of a call, so that sending it again does nothing twice.
 *
 * @param sentAt when it was sent first, in milliseconds since 1970 by the clock of the device
 */
export const keyHolds = (sentAt: number, now = Date.now()): boolean => now - sentAt < HOLDS_MS;
