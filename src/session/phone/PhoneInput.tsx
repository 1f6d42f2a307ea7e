import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { MarketPhoneProps } from './MarketPhone.tsx';
import * as styles from './PhoneInput.css.ts';

const MarketPhone = lazy(async () => ({
  default: (await import('./MarketPhone.tsx')).MarketPhone,
}));

export interface PhoneInputProps extends MarketPhoneProps {
  /** Whether the form waits for the field: the boundary around the form suspends, and it is shown whole. */
  withForm?: boolean;
}

/** A mobile number of the brand's market. The numbering plans load with the first one shown; meanwhile its place is kept. */
export function PhoneInput({ withForm, ...props }: PhoneInputProps) {
  const field = <MarketPhone {...props} />;
  if (withForm) return field;
  const place = (
    <div className={styles.place}>
      <Skeleton shape="block" />
    </div>
  );
  return <Suspense fallback={place}>{field}</Suspense>;
}
