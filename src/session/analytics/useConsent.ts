import { useSyncExternalStore } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { type ConsentChoice, readConsent, writeConsent } from './consent.ts';
import { isAsking, storeConsent, storedConsent, subscribeConsent } from './consentStore.ts';

/** The visitor’s choice about measurement, and the consent question. */
export interface ConsentState {
  /** Undefined before the visitor has chosen, or if the choice has expired. */
  choice: ConsentChoice | undefined;
  /** The visitor wants to change it. */
  asking: boolean;
  choose: (choice: ConsentChoice) => void;
}

/** The consent that the visitor gave on this device (refused until then), the same in every tab. */
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
