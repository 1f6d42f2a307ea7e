import { readFile } from 'node:fs/promises';
import type { Document } from 'openapi-backend';
import { parse } from 'yaml';

/** The file of the contract. */
export const CONTRACT_FILE = new URL('../../schemas/platform.openapi.yaml', import.meta.url);

/** The contract as an object. */
export async function readContract(): Promise<Document> {
  return parse(await readFile(CONTRACT_FILE, 'utf8'));
}
