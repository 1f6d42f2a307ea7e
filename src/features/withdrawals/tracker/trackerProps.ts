import type { Withdrawal } from '#src/platform/contract.generated.ts';

/** What the parts of a tracker are given. */
export interface TrackerProps {
  withdrawal: Withdrawal;
  /** When the platform told it, in milliseconds since 1970 by the clock of the device. */
  heardAt: number;
  /** The time to confirm is over: the platform is asked anew. */
  onOver: () => void;
}
