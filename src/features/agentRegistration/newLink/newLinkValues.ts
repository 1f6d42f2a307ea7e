import type { NewRegistrationLink } from '#src/platform/contract.generated.ts';
import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';
import { dateOf } from '#src/ui/dateRange/calendarDate.ts';
import type { GivenValues } from '../fields/GivenFields.tsx';
import { typedUses } from './typedUses.ts';

/** What the form of a link holds. */
export interface NewLinkValues extends GivenValues {
  name: string;
  /** As it was typed; empty for a link without an end. */
  lastDay: string;
  /** As it was typed; empty for any number of registrations. */
  useLimit: string;
}

export const EMPTY: NewLinkValues = {
  name: '',
  makes: 'player',
  rebatePercent: '',
  lastDay: '',
  useLimit: '',
};

/** What the platform is sent of checked values. */
export function sentLink({
  name,
  makes,
  rebatePercent,
  lastDay,
  useLimit,
}: NewLinkValues): NewRegistrationLink {
  const day = dateOf(lastDay);
  const uses = typedUses(useLimit);
  return {
    name: name.trim(),
    makes,
    rebatePercent: typedPercent(rebatePercent) ?? rebatePercent,
    ...(day && { lastDay: day }),
    ...(uses && { useLimit: uses }),
  };
}
