/** The kinds of device that the guide has steps for. */
export const DEVICES = ['android', 'ios', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** The kind of device for a user agent string. Current iPads report themselves as Macs; a Mac with several touch points is one. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  return /Macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop';
}
