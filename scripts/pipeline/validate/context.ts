import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isObject, type JsonObject } from '../jsonFile.ts';
import { ROOT } from '../paths.ts';

/** The base that brands override, to check them against. */
export interface ValidationContext {
  /** The base catalogue in English: namespace → keys → text. */
  messages: JsonObject;
}

async function readObject(path: string): Promise<JsonObject> {
  const value: unknown = JSON.parse(await readFile(path, 'utf8'));
  return isObject(value) ? value : {};
}

async function readMessages(): Promise<JsonObject> {
  const messages: JsonObject = {};
  for await (const path of glob('src/**/messages/en.json', { cwd: ROOT })) {
    messages[basename(dirname(dirname(path)))] = await readObject(join(ROOT, path));
  }
  return messages;
}

/** Reads the base from the project. Throws if the project itself is damaged. */
export async function loadContext(): Promise<ValidationContext> {
  return { messages: await readMessages() };
}
