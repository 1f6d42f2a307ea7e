import { Ajv2020 } from 'ajv/dist/2020.js';
import { durationSeconds } from '#sandbox/kernel/clock/duration.ts';
import { OPERATION_IDS } from '#sandbox/kernel/contract/operations.ts';
import type { Fault, MerchantControl } from '#sandbox/kernel/database/schema/control.ts';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';
import { refuseBody } from '#sandbox/kernel/http/refuseBody.ts';
import { rotatePayloadKeys } from '#sandbox/kernel/payloads/payloadKeys.ts';
import { resetDatabase } from '#sandbox/seeds/resetDatabase.ts';
import schema from './control.schema.json' with { type: 'json' };
import type { ControlParts } from './parts.ts';

/** The body of `POST /sandbox/control`; its schema says what each part means. */
export interface Change {
  reset?: true;
  merchantCode?: string;
  status?: MerchantControl['status'];
  country?: string;
  flags?: MerchantControl['flags'];
  clock?: { forward: string | number };
  payloadKeys?: 'rotate';
  database?: 'seeds';
  fault?: {
    operation: string;
    kind: Fault['kind'] | 'none';
    milliseconds: number;
    times?: number;
  };
}

const validate = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  allowUnionTypes: true,
}).compile<Change>(schema);

/** A body as a change. Refuses one that the schema does not allow. */
export function readChange(body: unknown): Change {
  if (validate(body)) return body;
  throw refuseBody(validate.errors);
}

/** The seconds of a step; the schema lets only those through that have some. */
const secondsOf = (step: string | number): number =>
  typeof step === 'number' ? step : (durationSeconds(step) ?? 0);

/** Carries a change out. Refuses an unknown merchant or call before anything is changed. */
export async function applyChange(change: Change, parts: ControlParts): Promise<void> {
  const { db, merchants, control, clock, schedule } = parts;
  const { merchantCode } = merchants.find(change.merchantCode);
  const { fault, status, country, flags } = change;
  const operation = OPERATION_IDS.find((id) => id === fault?.operation);
  if (fault && !operation) {
    throw refuseParameters({
      in: 'body',
      name: 'fault.operation',
      reason: `must be one of ${OPERATION_IDS.join(', ')}`,
    });
  }
  if (change.database) await resetDatabase(db, merchants.all);
  if (change.database || change.reset) await control.reset();
  if (status || country || flags) {
    await control.setMerchant(merchantCode, {
      ...(status && { status }),
      ...(country && { country }),
      ...(flags && { flags }),
    });
  }
  if (fault && operation) {
    const { kind, milliseconds, times } = fault;
    await control.setFault(
      operation,
      kind === 'none' ? undefined : { kind, milliseconds, ...(times !== undefined && { times }) },
    );
  }
  if (change.database) await clock.refresh();
  if (change.payloadKeys) await rotatePayloadKeys(db);
  if (change.clock) {
    await clock.forward(secondsOf(change.clock.forward));
    await schedule.runDue();
  }
}
