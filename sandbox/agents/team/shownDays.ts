import { Refusal } from '#sandbox/contract/failure.ts';
import { addDays, type Days, dayOf } from '#sandbox/play/period.ts';
import { RECORD_DAYS } from '#sandbox/play/settings.ts';
import { LONGEST_PERIOD_DAYS } from '../settings.ts';

/**
 * Every day of a period, the first one first: up to today where no last day is given, a month before that where no first
 * one is. Refuses a period that ends before it begins (`period_invalid`) and one of more days than are shown one by one
 * (`period_too_long`).
 */
export function shownDays(
  { from, to }: Days,
  { timeZone, now }: { timeZone: string; now: Date },
): [first: string, ...others: string[]] {
  const last = to ?? dayOf(now, timeZone);
  const first = from ?? addDays(last, -RECORD_DAYS);
  if (first > last) throw new Refusal('period_invalid');
  const days: [string, ...string[]] = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) {
    if (days.length === LONGEST_PERIOD_DAYS) throw new Refusal('period_too_long');
    days.push(day);
  }
  return days;
}
