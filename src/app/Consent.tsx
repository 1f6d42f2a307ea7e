import { OptionalScreen } from '#src/app/OptionalScreen.tsx';
import { useAfterFirstView } from '#src/app/useAfterFirstView.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { isMeasured } from '#src/brand/measurement.ts';
import { CONSENT_SCREEN } from '#src/modules/registry.ts';
import { accessTo } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';

/**
 * The measurement consent banner for brands with a tag, shown once the page has settled. Never above games; player-only pages are
 * never counted.
 */
export function Consent({ row }: { row: ModuleRow | undefined }) {
  const { analytics } = useBrand();
  const later = useAfterFirstView();
  if (!isMeasured(analytics) || !later || row?.frame === 'bare') return null;
  const route = row && accessTo(row, 'visitor') === 'open' ? row.route : undefined;
  return <OptionalScreen screen={CONSENT_SCREEN} route={route} />;
}
