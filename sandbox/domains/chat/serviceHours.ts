import { zonedTimeFormatter } from '#sandbox/kernel/market/zonedTimeFormatter.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The hours of customer service: the first and last weekday, 0 for Monday, and the minutes of the day from which and until which it is there. */
export interface ServiceHours {
  days: readonly [number, number];
  from: number;
  until: number;
}

/** Whether customer service is there: until when, or when it next is. Both are null for hours that are not readable. */
export interface Opening {
  openUntil: Date | null;
  opensAt: Date | null;
}

const HOURS = /^(\w{3})-(\w{3}) (\d\d):(\d\d)-(\d\d):(\d\d)$/;

/** Reads hours as they are written in the source language: `Mon-Fri 12:00-21:00`. */
export function readHours(text: string): ServiceHours | undefined {
  const [, first = '', last = '', ...times] = HOURS.exec(text) ?? [];
  const [hour, minute, endHour, endMinute] = times.map(Number);
  const days = [DAYS.indexOf(first), DAYS.indexOf(last)] as const;
  if (endMinute === undefined || days.includes(-1)) return undefined;
  const from = Number(hour) * 60 + Number(minute);
  return { days, from, until: Number(endHour) * 60 + endMinute };
}

const isServed = ({ days: [first, last] }: ServiceHours, day: number): boolean =>
  first <= last ? day >= first && day <= last : day >= first || day <= last;

/** The weekday, 0 for Monday, and the minute of a moment in a time zone. */
function localTime(moment: Date, timeZone: string): { day: number; minute: number } {
  const local = zonedTimeFormatter(timeZone)(moment);
  const day = (new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % DAYS.length;
  return { day, minute: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)) };
}

/** The moment a number of local minutes after another, if the clock there was not changed in between. */
function momentAfter(now: Date, minutes: number, timeZone: string): Date {
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const guess = new Date(start + minutes * MINUTE_MS);
  const wanted = localTime(now, timeZone).minute + minutes;
  const off =
    (((wanted - localTime(guess, timeZone).minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const correction = off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off;
  return new Date(guess.getTime() + correction * MINUTE_MS);
}

/** Whether customer service with these hours, in a market's time zone, is there at a moment. */
export function openingAt(now: Date, timeZone: string, hours: ServiceHours | undefined): Opening {
  if (!hours) return { openUntil: null, opensAt: null };
  const { day, minute } = localTime(now, timeZone);
  if (isServed(hours, day) && minute >= hours.from && minute < hours.until) {
    return { openUntil: momentAfter(now, hours.until - minute, timeZone), opensAt: null };
  }
  const days = DAYS.map((_, ahead) => ahead + (minute >= hours.from ? 1 : 0));
  const ahead = days.find((each) => isServed(hours, (day + each) % DAYS.length)) ?? 0;
  const minutes = ahead * DAY_MINUTES + hours.from - minute;
  return { openUntil: null, opensAt: momentAfter(now, minutes, timeZone) };
}
