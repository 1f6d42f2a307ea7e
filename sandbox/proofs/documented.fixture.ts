import { OpenAPIBackend } from 'openapi-backend';
import { addFormats } from '#sandbox/kernel/contract/formats.ts';
import { type OperationsById, operationsById } from '#sandbox/kernel/contract/operationsById.ts';
import { contractJson } from '#sandbox/tools/docs/contractFile.ts';

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
