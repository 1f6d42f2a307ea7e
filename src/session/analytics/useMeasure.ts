import { useBrand } from '#src/brand/BrandContext.tsx';
import { measure } from './measure.ts';
import { useConsent } from './useConsent.ts';

/** Gives what counts an event: nothing is counted without a tag in the manifest and the visitor’s consent. */
export function useMeasure(): typeof measure {
  const { gtagId } = useBrand().analytics;
  const { choice } = useConsent();
  return (name, parameters) => {
    if (gtagId !== undefined && choice === 'granted') measure(name, parameters);
  };
}
