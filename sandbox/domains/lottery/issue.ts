import { CLOSING_MS } from './settings.ts';

/** One draw of a lottery, with its times. */
export interface Issue {
  /** The day of the draw and its number in it, in UTC: `20260302-0841`. */
  issue: string;
  drawsAt: Date;
  /** The time from which it accepts no bets. */
  closesAt: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function issueAt(drawsMs: number, minutes: number): Issue {
  const drawsAt = new Date(drawsMs);
  const place = Math.floor((drawsMs % DAY_MS) / (minutes * MINUTE_MS));
  return {
    issue: `${drawsAt.toISOString().slice(0, 10).replaceAll('-', '')}-${String(place).padStart(4, '0')}`,
    drawsAt,
    closesAt: new Date(drawsMs - CLOSING_MS),
  };
}

/** The next draw of a lottery with a draw every `minutes` minutes. */
export const nextIssue = (minutes: number, now: Date): Issue => {
  const every = minutes * MINUTE_MS;
  return issueAt((Math.floor(now.getTime() / every) + 1) * every, minutes);
};

/** The draws after one moment and up to another, latest first, at most `most`. */
export function issuesBetween(minutes: number, from: Date, until: Date, most: number): Issue[] {
  const every = minutes * MINUTE_MS;
  const last = Math.floor(until.getTime() / every);
  const first = Math.max(Math.floor(from.getTime() / every) + 1, last - most + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    issueAt((last - index) * every, minutes),
  );
}
