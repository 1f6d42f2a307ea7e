import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Control } from './control.ts';

/** Whether a site is open to its visitors, and their country. */
export interface Access {
  maintenance: boolean;
  regionRestriction: boolean;
  country: string;
}

/** The access of a merchant's visitors: by its markets, unless set by a tester (S4.1). */
export function accessOf({ merchantCode, brand }: Merchant, control: Control): Access {
  const { status, country = brand.market.country } = control.merchant(merchantCode);
  const { allow, deny } = brand.compliance.markets;
  const outside = deny.includes(country) || (allow.length > 0 && !allow.includes(country));
  return {
    maintenance: status === 'maintenance',
    regionRestriction: status === 'region-blocked' || outside,
    country,
  };
}
