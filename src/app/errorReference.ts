import { PlatformError } from '#src/platform/PlatformError.ts';

/**
 * What a visitor quotes to customer service: the platform's reference of the failed call, or one made of the time and random letters, also
 * logged to the console.
 */
export function errorReference(error: unknown, now: number = Date.now()): string {
  if (error instanceof PlatformError && error.reference) return error.reference;
  const random = Math.random().toString(36).slice(2, 6).padEnd(4, '0');
  return `${now.toString(36)}-${random}`.toUpperCase();
}
