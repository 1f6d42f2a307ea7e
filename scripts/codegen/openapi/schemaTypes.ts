import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** An uploaded file, if the contract says `format: binary`. */
const FILE = ts.factory.createTypeReferenceNode('File');

const BANNER = '/** Generated from schemas/platform/*.yaml by `npm run codegen`. Do not edit. */';

/** The members of `components.schemas`, each the type of one schema. */
function schemaMembers(nodes: readonly ts.Node[]): ts.PropertySignature[] {
  const members = (type: ts.Node | undefined, name: string) =>
    type && (ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type))
      ? type.members
          .filter(ts.isPropertySignature)
          .filter((member) => ts.isIdentifier(member.name) && member.name.text === name)
      : [];
  const components = nodes.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  );
  const schemas = members(components, 'schemas')[0]?.type;
  return schemas && ts.isTypeLiteralNode(schemas)
    ? schemas.members.filter(ts.isPropertySignature)
    : [];
}

/** A schema as a type of its own name, with its description. */
function declaration(member: ts.PropertySignature): string {
  const { name, type } = member;
  if (!type || !ts.isIdentifier(name)) throw new Error('A schema has no name.');
  const statement = ts.factory.createTypeAliasDeclaration(
    [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
    name,
    undefined,
    type,
  );
  const comments = ts.getSyntheticLeadingComments(member);
  if (comments) ts.setSyntheticLeadingComments(statement, comments);
  return astToString([statement]).replace(/components\["schemas"\]\["(\w+)"\]/g, '$1');
}

/** TypeScript for schemas of OpenAPI: an exported type for each, by its name. Throws if they are not OpenAPI. */
export async function schemaTypes(schemas: Record<string, object>): Promise<string> {
  const document = {
    openapi: '3.1.1',
    info: { title: 'Types', version: '0' },
    paths: {},
    components: { schemas },
  };
  const nodes = await openapiTS(JSON.stringify(document), {
    transform: ({ format }) => (format === 'binary' ? FILE : undefined),
    alphabetize: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  return [BANNER, '', ...schemaMembers(nodes).map(declaration)].join('\n');
}
