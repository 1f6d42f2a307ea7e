import { type Document, OpenAPIBackend } from 'openapi-backend';
import { isObject } from '#scripts/build/jsonFile.ts';
import { checkedContract } from './checkedContract.ts';
import { addFormats } from './formats.ts';

/** A contract as a router that checks calls when it is asked to. */
export async function createRouter(document: Document): Promise<OpenAPIBackend> {
  const backend = new OpenAPIBackend({
    definition: checkedContract(document),
    quick: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    // The dispatcher checks a call once its body is read.
    validate: () => false,
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

/** The fields of a body that are lists, so that one value of them is a list too. */
export function listFields(requestBody: unknown): ReadonlySet<string> {
  const content = isObject(requestBody) && isObject(requestBody.content) ? requestBody.content : {};
  const media = content['application/json'];
  const schema = isObject(media) && isObject(media.schema) ? media.schema : {};
  const properties = isObject(schema.properties) ? schema.properties : {};
  return new Set(
    Object.keys(properties).filter((name) => {
      const property = properties[name];
      return isObject(property) && property.type === 'array';
    }),
  );
}
