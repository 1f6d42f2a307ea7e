import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** An uploaded file, where the contract says `format: binary`. */
const FILE = ts.factory.createTypeReferenceNode('File');

/**
 * TypeScript for the text of an OpenAPI document: `paths`, `components`, `operations`, and each schema by its own
 * name. Throws when the text is no OpenAPI.
 */
export async function platformTypes(yaml: string): Promise<string> {
  const types = await openapiTS(yaml, {
    transform: ({ format }) => (format === 'binary' ? FILE : undefined),
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
