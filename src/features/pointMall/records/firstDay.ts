import { previousDays } from '#src/ui/dateRange/dateSpan.ts';

/** The day on which the last `days` begin, today with them, in a zone: `2026-01-31` (S9.6). */
export const firstDay = (now: number, days: number, timeZone: string): string =>
  previousDays(new Intl.DateTimeFormat('en-CA', { timeZone }).format(now), days).from;
