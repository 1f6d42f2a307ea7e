import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

const FILE = new URL('../../schemas/platform.openapi.yaml', import.meta.url);

/** The contract as its file has it. */
export const contractYaml = (): Promise<string> => readFile(FILE, 'utf8');

/** The contract in JSON. */
export const contractJson = async (): Promise<string> =>
  JSON.stringify(parse(await contractYaml()));
