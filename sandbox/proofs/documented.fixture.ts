import { readFile } from 'node:fs/promises';
import { OpenAPIBackend } from 'openapi-backend';
import { parse } from 'yaml';
import { addFormats } from '#sandbox/contract/formats.ts';
import { type OperationsById, operationsById } from '#sandbox/contract/operationsById.ts';

const FILE = new URL('../../schemas/platform.openapi.yaml', import.meta.url);

/** The calls of the contract with their examples. */
export async function documentedContract(): Promise<OperationsById> {
  const contract = new OpenAPIBackend({
    definition: parse(await readFile(FILE, 'utf8')),
    quick: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  return operationsById(await contract.init());
}
