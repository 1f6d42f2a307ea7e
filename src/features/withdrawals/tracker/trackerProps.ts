import type { Withdrawal } from '#src/platform/contract.generated.ts';

/** The props of the tracker's parts. */
export interface TrackerProps {
  withdrawal: Withdrawal;
  /** When it was fetched, in milliseconds since 1970 by the device's clock. */
  heardAt: number;
  /** The time to confirm is over: refetches it. */
  onOver: () => void;
}
