import type { Platform } from '#sandbox/contract/platform.ts';
import type { Schedule } from '#sandbox/schedule/schedule.ts';

/** What the control works on. */
export interface ControlParts extends Platform {
  schedule: Schedule;
}
