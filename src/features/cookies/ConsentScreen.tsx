import { useConsent } from '#src/session/analytics/useConsent.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { useMeasurement } from './useMeasurement.ts';

/** Measurement by consent: the consent bar, if open, and page counting. Only for brands with a Google tag. */
export function ConsentScreen({ route }: { route?: string }) {
  const { choice, asking, choose } = useConsent();
  useMeasurement(route);
  if (choice !== undefined && !asking) return null;
  return <ConsentBar asked={asking} onChoose={choose} />;
}
