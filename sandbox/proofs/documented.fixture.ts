import { OpenAPIBackend } from 'openapi-backend';
import { addFormats } from '#sandbox/contract/formats.ts';
import { type OperationsById, operationsById } from '#sandbox/contract/operationsById.ts';
import { contractJson } from '#sandbox/docs/contractFile.ts';

/** The calls of the contract with their examples. */
export async function documentedContract(): Promise<OperationsById> {
  const contract = new OpenAPIBackend({
    definition: JSON.parse(await contractJson()),
    quick: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  return operationsById(await contract.init());
}
