/** The tones, which add to the text: a limit that is near, or reached. */
export const TONES = ['accent', 'success', 'warning', 'danger'] as const;

/** Props of progress indicators. */
export interface Progress {
  /** The label: "Wagered towards the bonus". */
  label: string;
  /** The progress from 0 to `max`; `null` if unknown. */
  value: number | null;
  max?: number | undefined;
  /** The progress in words: "৳1,200.00 of ৳5,000.00". Shown and read out. */
  valueText?: string | undefined;
  tone?: (typeof TONES)[number] | undefined;
}

/** The progress in per cent; `null` if unknown. With a maximum of zero it is complete. */
export function percentOf(value: number | null, max: number): number | null {
  if (value === null) return null;
  if (max <= 0) return 100;
  return 100 * Math.min(1, Math.max(0, value / max));
}
