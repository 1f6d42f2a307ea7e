import type { ErrorObject } from 'ajv';
import type { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { refuseParameters } from '#sandbox/kernel/failures/invalidParameters.ts';

const nameOf = ({ instancePath, params }: ErrorObject): string =>
  [...instancePath.split('/').slice(1), params.missingProperty ?? params.additionalProperty ?? []]
    .flat()
    .join('.');

/** A refusal that names a body's schema errors. */
export const refuseBody = (errors: readonly ErrorObject[] | null | undefined): Refusal =>
  refuseParameters(
    ...(errors ?? []).map((error) => ({
      in: 'body' as const,
      name: nameOf(error),
      reason: error.message ?? 'is not valid',
    })),
  );
