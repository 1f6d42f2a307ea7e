import { useState } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';

/** The day in the market's zone when the page was opened, `2026-01-31`, whatever the zone of the device (S9.6). */
export function useMarketToday(): string {
  const { timeZone } = useBrand().market;
  const [now] = useState(Date.now);
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}
