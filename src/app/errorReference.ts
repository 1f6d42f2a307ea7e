import { PlatformError } from '#src/platform/PlatformError.ts';

/**
 * The reference that a visitor quotes to customer service: the platform's for the failed call, otherwise one made of the time and four random
 * characters.
 */
export function errorReference(error: unknown, now: number = Date.now()): string {
  if (error instanceof PlatformError && error.reference) return error.reference;
  const random = Math.random().toString(36).slice(2, 6).padEnd(4, '0');
  return `${now.toString(36)}-${random}`.toUpperCase();
}
