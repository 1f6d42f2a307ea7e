/** The kinds of device that the guide has steps for. */
export const DEVICES = ['android', 'ios', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * The kind of device that a user agent string tells of. iPads of today call themselves Macs; a Mac that is touched
 * with several fingers is one.
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  return /Macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop';
}
