import type { NewRegistrationLink } from '#src/platform/contract.generated.ts';
import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';
import { dateOf } from '#src/ui/dateRange/calendarDate.ts';
import type { GivenValues } from '../fields/GivenFields.tsx';
import { typedUses } from './typedUses.ts';

/** The values of the link form. */
export interface NewLinkValues extends GivenValues {
  name: string;
  /** As typed; empty if the link does not expire. */
  lastDay: string;
  /** As typed; empty for any number of registrations. */
  useLimit: string;
}

export const EMPTY: NewLinkValues = {
  name: '',
  makes: 'player',
  rebatePercent: '',
  lastDay: '',
  useLimit: '',
};

/** The request for validated form values. */
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
