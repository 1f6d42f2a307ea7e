import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { MarketPhoneProps } from './MarketPhone.tsx';

const MarketPhone = lazy(async () => ({
  default: (await import('./MarketPhone.tsx')).MarketPhone,
}));

/** A mobile number of the brand's market. The numbering plans come with the first one that is shown. */
export function PhoneInput(props: MarketPhoneProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <MarketPhone {...props} />
    </Suspense>
  );
}
