import { useEffect, useState } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';

const LOOK_EVERY_MS = 60_000;

const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());

/** The day in the market's zone, `2026-01-31`, whatever the zone of the device (S9.6). On a page that stays open it becomes the next one within a minute. */
export function useMarketToday(): string {
  const { timeZone } = useBrand().market;
  const [today, setToday] = useState(() => dayIn(timeZone));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayIn(timeZone)), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}
