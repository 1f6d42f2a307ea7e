import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { Refusal } from '#sandbox/contract/failure.ts';
import schema from './control.schema.json' with { type: 'json' };
import type { Fault, MerchantControl } from './control.ts';
import type { ControlParts } from './parts.ts';

/** The body of `POST /sandbox/control`; its schema says what each part means. */
export interface Change {
  reset?: true;
  merchantCode?: string;
  status?: MerchantControl['status'];
  country?: string;
  flags?: MerchantControl['flags'];
  fault?: {
    operation: string;
    kind: Fault['kind'] | 'none';
    milliseconds: number;
    times?: number;
  };
}

const validate = new Ajv2020({ allErrors: true, useDefaults: true }).compile<Change>(schema);

const nameOf = ({ instancePath, params }: ErrorObject): string =>
  [...instancePath.split('/').slice(1), params.missingProperty ?? params.additionalProperty ?? []]
    .flat()
    .join('.');

/** A body as a change. Refuses one that the schema does not allow. */
export function readChange(body: unknown): Change {
  if (validate(body)) return body;
  const parameters = (validate.errors ?? []).map((error) => ({
    in: 'body' as const,
    name: nameOf(error),
    reason: error.message ?? 'is not valid',
  }));
  throw new Refusal('invalid_parameter', parameters);
}

/** Carries a change out. Refuses a merchant or a call that there is not, before anything is changed. */
export function applyChange(
  change: Change,
  { merchants, control, operations }: ControlParts,
): void {
  const { merchantCode } = merchants.find(change.merchantCode);
  const { fault, status, country, flags } = change;
  const operation = operations.find((id) => id === fault?.operation);
  if (fault && !operation) {
    throw new Refusal('invalid_parameter', [
      { in: 'body', name: 'fault.operation', reason: `must be one of ${operations.join(', ')}` },
    ]);
  }
  if (change.reset) control.reset();
  control.setMerchant(merchantCode, {
    ...(status && { status }),
    ...(country && { country }),
    ...(flags && { flags }),
  });
  if (fault && operation) {
    const { kind, milliseconds, times } = fault;
    control.setFault(
      operation,
      kind === 'none' ? undefined : { kind, milliseconds, ...(times !== undefined && { times }) },
    );
  }
}
