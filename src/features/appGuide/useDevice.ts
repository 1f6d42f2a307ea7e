import { useSyncExternalStore } from 'react';
import { type Device, deviceOf } from './device.ts';

/** A device stays what it is. */
const noUpdates = () => () => {};

/** The visitor's kind of device; unknown while prerendered markup is taken over. */
export function useDevice(): Device | undefined {
  return useSyncExternalStore(
    noUpdates,
    () => deviceOf(navigator.userAgent, navigator.maxTouchPoints),
    () => undefined,
  );
}
