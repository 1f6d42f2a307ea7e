import { readFile } from 'node:fs/promises';
import { OpenAPIBackend } from 'openapi-backend';
import { parse } from 'yaml';
import { addFormats } from '#sandbox/contract/formats.ts';

const FILE = new URL('../../schemas/platform.openapi.yaml', import.meta.url);

/** The contract with its examples. */
export async function documentedContract(): Promise<OpenAPIBackend> {
  const contract = new OpenAPIBackend({
    definition: parse(await readFile(FILE, 'utf8')),
    quick: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  return contract.init();
}
