import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js';
import type { HumanCheckChallenge } from '#src/platform/contract.generated.ts';

/** A challenge with its solution, as ALTCHA's solvers send it. */
interface HumanCheckPayload {
  challenge: HumanCheckChallenge;
  solution: { counter: number; derivedKey: string };
}

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;

const schema: JSONSchemaType<HumanCheckPayload> = {
  type: 'object',
  required: ['challenge', 'solution'],
  properties: {
    challenge: {
      type: 'object',
      required: ['parameters', 'signature'],
      properties: {
        signature: text,
        parameters: {
          type: 'object',
          required: ['algorithm', 'cost', 'expiresAt', 'keyLength', 'keyPrefix', 'nonce', 'salt'],
          properties: {
            ...{ algorithm: text, nonce: text, salt: text, keyPrefix: text },
            ...{ cost: number, keyLength: number, expiresAt: number },
          },
        },
      },
    },
    solution: {
      type: 'object',
      required: ['counter', 'derivedKey'],
      properties: { counter: number, derivedKey: text },
    },
  },
};

const isPayload = new Ajv2020().compile(schema);

/** Parses a solver's payload, JSON in base64. Undefined for anything else. */
export function readHumanCheck(given: string): HumanCheckPayload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(given, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}
