/** What the tone says beside the words: a limit that is near, one that is reached. */
export const TONES = ['accent', 'success', 'warning', 'danger'] as const;

/** How far something has come. */
export interface Progress {
  /** What comes along: "Wagered towards the bonus". */
  label: string;
  /** How far, from 0 to `max`; `null` where nobody knows. */
  value: number | null;
  max?: number | undefined;
  /** How far, in words: "৳1,200.00 of ৳5,000.00". Shown and read out. */
  valueText?: string | undefined;
  tone?: (typeof TONES)[number] | undefined;
}

/** How far of the way, from 0 to 100; `null` where nobody knows. A way of no length has been gone. */
export function percentOf(value: number | null, max: number): number | null {
  if (value === null) return null;
  if (max <= 0) return 100;
  return 100 * Math.min(1, Math.max(0, value / max));
}
