import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contractOffersQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import type { OfferPopup } from './OfferPopup.tsx';
import { markShown, wasShown } from './seenOffers.ts';
import { usePageIdle } from './usePageIdle.ts';

type Load = () => Promise<{ OfferPopup: typeof OfferPopup }>;

const loadPopup: Load = () => import('./OfferPopup.tsx');

/** The popup, whose code loads once it is wanted; without the code the offers stay on the contracts page. */
function useLoadedPopup(load: Load, isWanted: boolean): typeof OfferPopup | undefined {
  const [popup, setPopup] = useState<typeof OfferPopup>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setPopup(() => loaded.OfferPopup),
      () => undefined,
    );
  }, [load, isWanted]);
  return popup;
}

export interface ContractPopupScreenProps {
  /** Loads the popup. */
  load?: Load;
}

/**
 * Shows an agent each unanswered offer once, on any page: when it arrives, and after the login (S2.15, S6.6). It waits while a dialog is
 * open or a form is filled in, also while its code loads; during a break nothing is promoted. An offer that is already open is not shown.
 */
export function ContractPopupScreen({ load = loadPopup }: ContractPopupScreenProps) {
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
  const isWanted = fresh.length > 0 && isOnNoBreak;
  const Popup = useLoadedPopup(load, isWanted);
  if (Popup && offers.length === 0 && isWanted && isQuiet) setShown(fresh);
  if (!Popup || offers.length === 0) return null;
  return <Popup offers={offers} onShown={markShown} onClose={() => setShown([])} />;
}
