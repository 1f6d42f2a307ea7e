import { readFile } from 'node:fs/promises';
import type { Document } from 'openapi-backend';
import { parse } from 'yaml';
import { type OperationRule, RULES } from './operationRule.ts';

/** The file of the contract. */
export const CONTRACT_FILE = new URL('../../schemas/platform.openapi.yaml', import.meta.url);

/** A contract that calls are answered by. */
export interface ServedContract {
  document: Document;
  /** What it says of each call, by its operationId. */
  rules: Readonly<Record<string, OperationRule>>;
}

/** The contract of the platform. */
export async function readContract(): Promise<ServedContract> {
  return { document: parse(await readFile(CONTRACT_FILE, 'utf8')), rules: RULES };
}
