import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { resolveRef } from '#scripts/codegen/contract/resolveRef.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { addFormats } from './formats.ts';
import { RULES } from './operationRule.ts';
import type { OperationId } from './operations.ts';

/** The schema errors in the answer of a call; empty if it conforms to the contract. */
export type AnswerErrors = (id: OperationId, status: number, body: unknown) => ErrorObject[];

/** Checks JSON answers against the contract. Throws for a status that it does not name. */
export function answerErrors(document: object): AnswerErrors {
  const ajv = addFormats(new Ajv2020({ strict: false }));
  ajv.addSchema(document, 'contract');
  const at = (part: unknown, ...keys: (string | number)[]): Record<string, unknown> =>
    keys.reduce((found, key) => resolveRef(found[key], document), resolveRef(part, document));
  return (id, status, body) => {
    const { path, method } = RULES[id];
    const { responses } = at(document, 'paths', path, method);
    if (!isObject(responses) || !(status in responses)) {
      throw new Error(`The contract names no status ${status} of ${id}.`);
    }
    const known = responses[status];
    const shared = isObject(known) && typeof known.$ref === 'string' ? known.$ref : undefined;
    const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
    const place = shared ?? `#/paths/${escaped}/${method}/responses/${status}`;
    ajv.validate({ $ref: `contract${encodeURI(place)}/content/application~1json/schema` }, body);
    return ajv.errors ?? [];
  };
}
