import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { programOf } from './program.ts';
import { propKind } from './propKind.ts';
import { isOptional, isOwn } from './propLines.ts';
import type { StoryProp, StoryProps } from './storyProp.ts';
import { ALIASED, type Spelling, spelling } from './typeText.ts';

const UI = 'src/ui';

/** Element attributes that deserve a control; a component declares its other relevant ones. */
const ATTRIBUTES = new Set(['children', 'disabled']);

/** The patterns that destructure a component's props: its parameter, and `const { … } = props` in its body. */
function patternsOf({ declaration }: ts.Signature): ts.Node[] {
  const name = declaration?.parameters[0]?.name;
  if (!name || !ts.isIdentifier(name)) return name ? [name] : [];
  const body = declaration && 'body' in declaration ? declaration.body : undefined;
  const statements = body && ts.isBlock(body) ? [...body.statements] : [];
  return statements
    .flatMap((each) => (ts.isVariableStatement(each) ? [...each.declarationList.declarations] : []))
    .filter(({ initializer }) => initializer?.getText() === name.text)
    .map((variable) => variable.name);
}

/** The defaults of a component's props, as source text. */
function defaultsIn(signature: ts.Signature): Map<string, string> {
  const elements = patternsOf(signature)
    .filter(ts.isObjectBindingPattern)
    .flatMap((pattern) => [...pattern.elements]);
  return new Map(
    elements.flatMap(({ propertyName, name, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
    ),
  );
}

const tagged = (prop: ts.Symbol, checker: ts.TypeChecker): string | undefined => {
  const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default');
  return tag && ts.displayPartsToString(tag.text);
};

/** The props of one form of a component, and those of its other forms only. */
function propsOf({ checker }: Spelling, type: ts.Type, root: string): ts.Symbol[] {
  const forms = type.isUnion() ? type.types : [type];
  const all = forms.flatMap((form) => checker.getPropertiesOfType(form));
  const wanted = all.filter((prop) => isOwn(prop, root) || ATTRIBUTES.has(prop.name));
  return [...new Map(wanted.map((prop) => [prop.name, prop])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

/** A prop over all forms of a component: its types together, and required only if every form requires it. */
function storyProp(spell: Spelling, prop: ts.Symbol, type: ts.Type, at: ts.Node): StoryProp {
  const { checker, textOf } = spell;
  const forms = type.isUnion() ? type.types : [type];
  const symbols = forms.map((form) => checker.getPropertyOfType(form, prop.name));
  const required = symbols.every((each) => each && !isOptional(each));
  const whole = checker.getPropertyOfType(type, prop.name) ?? prop;
  const shown = checker.getTypeOfSymbolAtLocation(whole, at);
  const text = textOf(shown, at, !required);
  const description = ts.displayPartsToString(prop.getDocumentationComment(checker));
  return {
    ...propKind(checker, shown, text),
    text,
    required,
    ...(description && { description }),
  };
}

function componentProps(spell: Spelling, component: ts.Type, root: string) {
  const [signature] = component.getCallSignatures();
  const parameter = signature?.getParameters()[0];
  const at = parameter?.valueDeclaration;
  if (!signature || !parameter || !at) return {};
  const { checker } = spell;
  const declared = checker.getTypeOfSymbolAtLocation(parameter, at);
  const type = checker.getBaseConstraintOfType(declared) ?? declared;
  const defaults = defaultsIn(signature);
  const entries = propsOf(spell, type, root).map((prop): [string, StoryProp] => {
    const found = storyProp(spell, prop, type, at);
    const off = found.kind === 'boolean' && !found.required ? 'false' : undefined;
    const fallback = tagged(prop, checker) ?? defaults.get(prop.name) ?? off;
    return [prop.name, fallback === undefined ? found : { ...found, fallback }];
  });
  return Object.fromEntries(entries);
}

/** The title and the component in the default export of a file of stories. */
function metaOf({ checker }: Spelling, source: ts.SourceFile) {
  const module = checker.getSymbolAtLocation(source);
  const exported = module?.exports?.get(ts.InternalSymbolName.Default);
  if (!exported) return undefined;
  const meta =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const type = checker.getTypeOfSymbol(meta);
  const title = type.getProperty('title')?.valueDeclaration;
  const component = type.getProperty('component');
  if (!title || !ts.isPropertyAssignment(title) || !component) return undefined;
  return ts.isStringLiteral(title.initializer)
    ? { title: title.initializer.text, component: checker.getTypeOfSymbol(component) }
    : undefined;
}

/** Reads the props with controls in `src/ui` stories from the types. Takes seconds. */
export function storyProps(root: string): StoryProps {
  const files = readdirSync(join(root, UI), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => join(root, UI, path))
    .sort();
  const icons = join(root, UI, ALIASED.file);
  const program = programOf(root, [...files, icons]);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(icons);
  const module = source && checker.getSymbolAtLocation(source);
  const spell = spelling(checker, module ? checker.getExportsOfModule(module) : []);
  const table = files.flatMap((file) => {
    const stories = program.getSourceFile(file);
    const meta = stories && metaOf(spell, stories);
    return meta ? [[meta.title, componentProps(spell, meta.component, root)]] : [];
  });
  return Object.fromEntries(table);
}
