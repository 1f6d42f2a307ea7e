import { latinDigits } from '#src/ui/latinDigits.ts';

/** The most registrations that the platform takes as a limit. */
export const MOST_USES = 10_000;

/** How many a typed text lets register by a link: nothing for an empty one, which sets no limit; null for what is no such number. */
export function typedUses(typed: string): number | undefined | null {
  const text = latinDigits(typed.trim());
  if (text === '') return undefined;
  const uses = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return uses >= 1 && uses <= MOST_USES ? uses : null;
}
