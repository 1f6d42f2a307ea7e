import { readFile } from 'node:fs/promises';
import { contractJson, contractYaml } from './contractFile.ts';

/** A file of the documentation, read when it is first asked for. */
export interface DocsFile {
  type: string;
  read(): Promise<string>;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** Reads once, and again only where that failed. */
function once(read: () => Promise<string>): () => Promise<string> {
  let text: Promise<string> | undefined;
  return () => {
    text ??= read().catch((error: unknown) => {
      text = undefined;
      throw error;
    });
    return text;
  };
}

const own = (name: string) =>
  once(() => readFile(new URL(`./page/${name}`, import.meta.url), 'utf8'));

/** A file of a package, by its address. */
const packaged = (address: string) => once(() => readFile(new URL(address), 'utf8'));

/** All files of the documentation besides its page, by their names below `/docs/`. */
export const DOCS_FILES: Readonly<Record<string, DocsFile>> = {
  'platform.openapi.yaml': { type: 'application/yaml; charset=utf-8', read: once(contractYaml) },
  'platform.openapi.json': { type: 'application/json; charset=utf-8', read: once(contractJson) },
  'contract.css': { type: STYLE, read: own('contract.css') },
  'contract.js': { type: SCRIPT, read: own('contract.js') },
  'readable.js': { type: SCRIPT, read: own('readable.js') },
  'accessible.js': { type: SCRIPT, read: own('accessible.js') },
  'swagger-ui.css': {
    type: STYLE,
    read: packaged(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
  },
  'swagger-ui-bundle.js': {
    type: SCRIPT,
    read: packaged(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
};
