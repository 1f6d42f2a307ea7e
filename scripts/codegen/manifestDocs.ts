import { isObject, type JsonObject } from '#scripts/pipeline/jsonFile.ts';
import { defaultOf } from '#scripts/pipeline/resolve.ts';

/** A property of the schema, with its reference followed. */
interface Property {
  path: string;
  node: JsonObject;
  required: boolean;
}

const objectIn = (node: JsonObject, key: string): JsonObject => {
  const value = node[key];
  return isObject(value) ? value : {};
};
const listIn = (node: JsonObject, key: string): unknown[] => {
  const value = node[key];
  return Array.isArray(value) ? value : [];
};
const textIn = (node: JsonObject, key: string): string => {
  const value = node[key];
  return typeof value === 'string' ? value : '';
};

/** Escapes pipes, which end a cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (value: unknown) => `\`${cell(JSON.stringify(value))}\``;
const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-');
/** `textPerLanguage` as `Text per language`. */
const title = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const nameOf = (node: JsonObject) => textIn(node, '$ref').replace('#/$defs/', '');

function follow(node: JsonObject, schema: JsonObject): JsonObject {
  const name = nameOf(node);
  return name ? { ...objectIn(objectIn(schema, '$defs'), name), ...node } : node;
}

/** The properties of a shape; those of texts per language have a pattern for a name. */
const propertiesIn = (node: JsonObject): JsonObject =>
  isObject(node.properties) ? node.properties : objectIn(node, 'patternProperties');

const isShape = (node: JsonObject) => isObject(node.properties) || isObject(node.patternProperties);

/** A shape shared by several properties has its own section. */
const sharedShape = (node: JsonObject) => (nameOf(node) && isShape(node) ? nameOf(node) : '');

function limits(node: JsonObject): string[] {
  const between = (least: string, most: string, unit: string) => {
    const [low, high] = [node[least], node[most]];
    if (low === undefined && high === undefined) return [];
    if (low === undefined) return [`at most ${high}${unit}`];
    return [high === undefined ? `at least ${low}${unit}` : `${low} to ${high}${unit}`];
  };
  return [
    ...between('minimum', 'maximum', ''),
    ...between('minLength', 'maxLength', ' characters'),
    ...between('minItems', 'maxItems', node.minItems === 1 ? ' entry' : ' entries'),
  ];
}

/** `string` as `strings`; a choice or a link stays as it is. */
const listed = (type: string) => (/^[a-z]+$/.test(type) ? `${type}s` : type);

const PROPERTIES = '#/properties/';

function typeOf(raw: JsonObject, schema: JsonObject): string {
  const ref = textIn(raw, '$ref');
  if (ref.startsWith(PROPERTIES))
    return `as \`${ref.slice(PROPERTIES.length).replaceAll('/properties/', '.')}\``;
  const node = follow(raw, schema);
  const shared = sharedShape(node);
  const choices = listIn(node, 'enum').map(code).join(', ');
  if (shared) return `[${title(shared)}](#${anchor(title(shared))})`;
  if (choices) return choices;
  if (node.type === 'array') return `list of ${listed(typeOf(objectIn(node, 'items'), schema))}`;
  const types = [node.type].flat().filter((type) => typeof type === 'string');
  return types.join(' or ') || 'any';
}

const typeCell = (node: JsonObject, schema: JsonObject) =>
  [typeOf(node, schema), ...limits(node)].join('; ');

/** The properties below a shape, nested ones by their dotted path. */
function propertiesOf(shape: JsonObject, schema: JsonObject, path: string): Property[] {
  const required = listIn(shape, 'required');
  return Object.entries(propertiesIn(shape)).flatMap(([key, raw]) => {
    const name = shape.properties ? key : '<language>';
    const node = isObject(raw) ? follow(raw, schema) : {};
    const property = { path: `${path}${name}`, node, required: required.includes(name) };
    if (sharedShape(node)) return [property];
    const items = objectIn(node, 'items');
    if (isShape(items)) return [property, ...propertiesOf(items, schema, `${property.path}[].`)];
    return [property, ...propertiesOf(node, schema, `${property.path}.`)];
  });
}

function row({ path, node, required }: Property, schema: JsonObject): string {
  const preset = defaultOf(node);
  const isGroup = isShape(node) && !sharedShape(node) && typeof preset !== 'string';
  const shown = preset === undefined || isGroup ? '' : code(preset);
  const hint = textIn(node, 'patternErrorMessage');
  const example = listIn(node, 'examples').map(code).join(', ');
  const words = [textIn(node, 'description'), hint].filter((text) => text !== '').join(' ');
  const cells = [`\`${path}\``, typeCell(node, schema), required ? '**required**' : shown];
  return `| ${[...cells, cell(words), example].join(' | ')} |`;
}

function table(properties: Property[], schema: JsonObject): string {
  if (properties.length === 0) return '';
  const head =
    '| property | type | default | what it is | example |\n| --- | --- | --- | --- | --- |';
  return `${head}\n${properties.map((property) => row(property, schema)).join('\n')}\n`;
}

function section(heading: string, node: JsonObject, schema: JsonObject, path: string): string {
  const rows = table(propertiesOf(node, schema, path), schema);
  return `## ${heading}\n\n${textIn(node, 'description')}\n${rows ? `\n${rows}` : ''}`;
}

/**
 * The operator's manual of `brand.json`, as Markdown: every property with its type, default, meaning and example, all from the schema's own
 * text.
 */
export function manifestDocs(schema: JsonObject): string {
  const all = Object.entries(objectIn(schema, 'properties')).map(([name, raw]): Property => {
    const node = isObject(raw) ? follow(raw, schema) : {};
    return { path: name, node, required: listIn(schema, 'required').includes(name) };
  });
  const single = all.filter(({ node }) => !isShape(node));
  const groups = all.filter(({ node }) => isShape(node));
  const shapes = Object.entries(objectIn(schema, '$defs')).flatMap(([name, node]) =>
    isObject(node) && isShape(node) ? [section(title(name), node, schema, '')] : [],
  );
  return [
    '<!-- Generated from schemas/brand.schema.json by `npm run codegen`. Do not edit. -->\n',
    '# The manifest\n',
    `${textIn(schema, 'description')} It is \`brands/NAME/brand.json\`; \`npm run brand -- show NAME\` prints it with every default filled in.\n`,
    `${table(single, schema)}`,
    ...groups.map(({ path, node, required }) =>
      section(`${path}${required ? ' (required)' : ''}`, node, schema, `${path}.`),
    ),
    ...shapes,
  ].join('\n');
}
