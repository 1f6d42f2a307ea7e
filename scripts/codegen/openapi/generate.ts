import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * TypeScript for an OpenAPI file: `paths`, `components`, `operations`, and each schema by its own name.
 * Throws when the file cannot be read or is no OpenAPI.
 */
export async function platformTypes(yamlFile: string): Promise<string> {
  const types = await openapiTS(pathToFileURL(yamlFile), {
    alphabetize: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  const banner =
    '/** Generated from schemas/platform.openapi.yaml by `npm run codegen`. Do not edit. */\n\n';
  return banner + astToString(types);
}
