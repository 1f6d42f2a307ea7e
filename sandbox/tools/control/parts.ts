import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import type { Schedule } from '#sandbox/kernel/schedule/schedule.ts';

/** What the control works on. */
export interface ControlParts extends Platform {
  schedule: Schedule;
  /** The secret of the testers; without one, only this machine is admitted. */
  controlSecret: string | undefined;
}
