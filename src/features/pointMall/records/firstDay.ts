import { previousDays } from '#src/ui/dateRange/dateSpan.ts';

/** The first of the last `days`, including today, in a time zone: `2026-01-31` (S9.6). */
export const firstDay = (now: number, days: number, timeZone: string): string =>
  previousDays(new Intl.DateTimeFormat('en-CA', { timeZone }).format(now), days).from;
