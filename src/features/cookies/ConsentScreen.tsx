import { useConsent } from '#src/session/analytics/useConsent.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { useMeasurement } from './useMeasurement.ts';

/** Measurement by consent: the question, where it is open, and the counting of pages. In brands with a Google tag alone. */
export function ConsentScreen({ route }: { route?: string }) {
  const { choice, asking, choose } = useConsent();
  useMeasurement(route);
  if (choice !== undefined && !asking) return null;
  return <ConsentBar asked={asking} onChoose={choose} />;
}
