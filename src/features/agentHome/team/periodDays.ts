import type { TeamDays } from '#src/platform/endpoints/agents/agentHome.ts';
import { previousDays } from '#src/ui/dateRange/dateSpan.ts';
import type { Period } from './teamView.ts';

/** How many days the usual period has, today among them. */
export const WEEK_DAYS = 7;

/** The days of a period up to today, in the market's zone and not in the device's (S9.6). */
export function periodDays(period: Period, now: number, timeZone: string): TeamDays {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  if (period === 'month') return { from: `${today.slice(0, 'yyyy-MM'.length)}-01`, to: today };
  return previousDays(today, period === 'week' ? WEEK_DAYS : 1);
}
