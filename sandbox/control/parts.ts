import type { Platform } from '#sandbox/contract/platform.ts';
import type { Schedule } from '#sandbox/schedule/schedule.ts';

/** What the control works on. */
export interface ControlParts extends Platform {
  schedule: Schedule;
  /** What testers have to know; only who sits at this machine gets in where there is none. */
  controlSecret: string | undefined;
}
