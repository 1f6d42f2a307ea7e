import type { ErrorObject } from 'ajv';
import type { Refusal } from '#sandbox/contract/failure.ts';
import { refuseParameters } from '#sandbox/contract/invalidParameters.ts';

const nameOf = ({ instancePath, params }: ErrorObject): string =>
  [...instancePath.split('/').slice(1), params.missingProperty ?? params.additionalProperty ?? []]
    .flat()
    .join('.');

/** A refusal that names what a schema found in a body. */
export const refuseBody = (errors: readonly ErrorObject[] | null | undefined): Refusal =>
  refuseParameters(
    ...(errors ?? []).map((error) => ({
      in: 'body' as const,
      name: nameOf(error),
      reason: error.message ?? 'is not valid',
    })),
  );
