import { latinDigits } from '#src/ui/latinDigits.ts';

/** The highest registration limit that the platform accepts. */
export const MOST_USES = 10_000;

/** Parses a typed registration limit of a link: undefined if empty, which sets no limit; null if invalid. */
export function typedUses(typed: string): number | undefined | null {
  const text = latinDigits(typed.trim());
  if (text === '') return undefined;
  const uses = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return uses >= 1 && uses <= MOST_USES ? uses : null;
}
