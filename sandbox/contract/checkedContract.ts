import { isObject } from '#scripts/build/jsonFile.ts';

type Part = Record<string, unknown>;

/** The schema of a body once it is decrypted and parsed, whatever form it travels in. */
function bodySchema(content: Part): unknown {
  const [media] = Object.values(content);
  const schema = isObject(media) ? media.schema : undefined;
  return isObject(schema) && 'contentSchema' in schema ? schema.contentSchema : schema;
}

function checkedPart(key: string, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => checkedPart('', item));
  if (!isObject(part)) return part;
  if (part.format === 'binary') return { isFile: true };
  if (key === 'requestBody' && isObject(part.content)) {
    const schema = checkedPart('', bodySchema(part.content));
    return { ...part, content: { 'application/json': { schema } } };
  }
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => name !== 'security')
      .map(([name, value]) => [name, checkedPart(name, value)]),
  );
}

/**
 * The contract as calls are checked by it: bodies are what they are once they are read, files are files, and who may
 * make a call is not its business.
 */
export const checkedContract = <Contract>(contract: Contract): Contract =>
  checkedPart('', contract) as Contract;
