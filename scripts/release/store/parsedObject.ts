import { isObject, type JsonObject } from '#scripts/pipeline/jsonFile.ts';

/** The object that a JSON text says; undefined if it is damaged, or says anything else. */
export function parsedObject(bytes: Uint8Array): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
