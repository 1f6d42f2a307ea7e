import { useSyncExternalStore } from 'react';
import { type Device, deviceOf } from './device.ts';

/** The kind of device never changes. */
const noUpdates = () => () => {};

/** The visitor's kind of device; undefined during hydration. */
export function useDevice(): Device | undefined {
  return useSyncExternalStore(
    noUpdates,
    () => deviceOf(navigator.userAgent, navigator.maxTouchPoints),
    () => undefined,
  );
}
