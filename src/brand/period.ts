/** A period of a brand's content; an absent moment (ISO 8601) is no limit. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** The beginning and end of a period, in ms since 1970: the beginning belongs to it, the end does not. */
export function limitsOf({ from, until }: Period): { begin: number; end: number } {
  return {
    begin: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    end: until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until),
  };
}

/** Whether a moment (ms since 1970) is in a period. */
export function isInPeriod(period: Period, now: number): boolean {
  const { begin, end } = limitsOf(period);
  return begin <= now && now < end;
}
