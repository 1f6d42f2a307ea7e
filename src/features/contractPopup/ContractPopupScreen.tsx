import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contractOffersQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { markShown, wasShown } from './seenOffers.ts';
import { usePageIdle } from './usePageIdle.ts';

const OfferPopup = lazy(async () => ({ default: (await import('./OfferPopup.tsx')).OfferPopup }));

/**
 * Shows an agent each unanswered offer once, on any page: when it arrives, and after the login (S2.15, S6.6). It waits while a dialog is
 * open or a form is filled in; during a break nothing is promoted. An offer that is already open is not shown.
 */
export function ContractPopupScreen() {
  const platform = usePlatform();
  const { data } = useQuery(contractOffersQuery(platform));
  const { data: protection } = useQuery(protectionQuery(platform));
  const isOnNoBreak = protection?.excludedUntil === null;
  const isQuiet = usePageIdle();
  const [query] = useSearchParams();
  const open = query.get('contract');
  useEffect(() => {
    if (open !== null) markShown([open]);
  }, [open]);
  const [shown, setShown] = useState<readonly string[]>([]);
  const waiting = data?.contracts ?? [];
  // Offers that are withdrawn or answered elsewhere disappear.
  const offers = waiting.filter(({ id }) => shown.includes(id));
  const fresh = waiting.filter(({ id }) => id !== open && !wasShown(id)).map(({ id }) => id);
  if (offers.length === 0 && fresh.length > 0 && isQuiet && isOnNoBreak) setShown(fresh);
  if (offers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OfferPopup offers={offers} onShown={markShown} onClose={() => setShown([])} />
    </Suspense>
  );
}
