import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { MarketPhoneProps } from './MarketPhone.tsx';

const MarketPhone = lazy(async () => ({
  default: (await import('./MarketPhone.tsx')).MarketPhone,
}));

/** A mobile number of the brand's market. The numbering plans load with the first one shown. */
export function PhoneInput(props: MarketPhoneProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <MarketPhone {...props} />
    </Suspense>
  );
}
