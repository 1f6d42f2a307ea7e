import { type Document, OpenAPIBackend } from 'openapi-backend';
import { addFormats } from './formats.ts';

/** Checks calls by a contract, and fills in its defaults. */
export async function createValidator(requests: Document): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: requests,
    quick: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    ajvOpts: { useDefaults: true, strict: false, allErrors: true },
    customizeAjv: (ajv) =>
      addFormats(ajv).addKeyword({
        keyword: 'isFile',
        validate: (_: true, data: unknown) => data instanceof File,
        error: { message: 'must be a file' },
      }),
  });
  return backend.init();
}
