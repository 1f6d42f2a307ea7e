import { useSyncExternalStore } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { type ConsentChoice, readConsent, writeConsent } from './consent.ts';
import { isAsking, storeConsent, storedConsent, subscribeConsent } from './consentStore.ts';

/** The visitor’s choice about measurement, and the question for it. */
export interface ConsentState {
  /** None before the visitor has chosen, or when the choice no longer holds. */
  choice: ConsentChoice | undefined;
  /** The visitor wants to change it. */
  asking: boolean;
  choose: (choice: ConsentChoice) => void;
}

/** The choice that the visitor has made on this device (refused until then), in every tab the same. */
export function useConsent(): ConsentState {
  const { termsVersion: version } = useBrand().legal;
  const stored = useSyncExternalStore(subscribeConsent, storedConsent, () => undefined);
  const asking = useSyncExternalStore(subscribeConsent, isAsking, () => false);
  return {
    choice: readConsent(stored, version, Date.now()),
    asking,
    choose: (choice) => storeConsent(writeConsent({ choice, at: Date.now(), version })),
  };
}
