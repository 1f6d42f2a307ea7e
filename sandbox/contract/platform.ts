import type { Clock } from '#sandbox/clock/clock.ts';
import type { Control } from '#sandbox/control/control.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Merchants } from '#sandbox/merchants.ts';

/** What calls are answered with. */
export interface Platform {
  db: Database;
  clock: Clock;
  merchants: Merchants;
  control: Control;
}
