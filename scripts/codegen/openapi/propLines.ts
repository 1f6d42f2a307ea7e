import { join } from 'node:path';
import ts from 'typescript';
import type { Spelling } from './typeText.ts';

/** A component's props, as lines to print. */
export interface PropLines {
  /** A line for each prop that the project declares. */
  own: string[];
  /** A sentence on the inherited props: the attributes of an element, the props of a library. */
  inherited?: string;
}

/** Up to this many inherited props are named one by one. */
const FEW = 16;

/** Whether a prop may be left out. */
export const isOptional = (prop: ts.Symbol): boolean =>
  (prop.flags & ts.SymbolFlags.Optional) !== 0;

/** `busy?: boolean`. The `undefined` of an optional prop is implied. */
function line({ checker, textOf }: Spelling, prop: ts.Symbol, at: ts.Node): string {
  const optional = isOptional(prop);
  const text = textOf(checker.getTypeOfSymbolAtLocation(prop, at), at, optional);
  return `${prop.name}${optional ? '?' : ''}: ${text}`;
}

/** Whether the project itself declares a prop. */
export const isOwn = (prop: ts.Symbol, root: string): boolean =>
  (prop.declarations ?? []).some((node) =>
    node.getSourceFile().fileName.startsWith(join(root, 'src')),
  );

const byName = (a: ts.Symbol, b: ts.Symbol): number => (a.name < b.name ? -1 : 1);

/** The name of the type that declares an inherited prop: `ButtonHTMLAttributes`. */
function origin(prop: ts.Symbol): string {
  const parent = prop.declarations?.[0]?.parent;
  return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : 'a library';
}

function inheritedFrom(props: readonly ts.Symbol[]): string | undefined {
  if (props.length === 0) return undefined;
  if (props.length <= FEW) {
    return `From elsewhere: ${props.map(({ name }) => `\`${name}\``).join(', ')}.`;
  }
  const origins = [...new Set(props.map(origin))].sort();
  return `From elsewhere: what ${origins.map((name) => `\`${name}\``).join(', ')} hold, left out ones aside.`;
}

/** The members of a union of props, each with its own; a plain type is its only member. */
const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The props of a component: first those of all its forms, then those that each form adds. */
export function propLines(spell: Spelling, signature: ts.Signature, root: string): PropLines {
  const { checker } = spell;
  const [parameter] = signature.parameters;
  const at = parameter?.valueDeclaration;
  if (!parameter || !at) return { own: [] };
  const type = checker.getTypeOfSymbolAtLocation(parameter, at);
  const forms = membersOf(type).map((member) => checker.getPropertiesOfType(member).sort(byName));
  const own = forms.map((props) =>
    props.filter((prop) => isOwn(prop, root)).map((prop) => line(spell, prop, at)),
  );
  const [first = [], ...others] = own;
  const shared = first.filter((each) => others.every((form) => form.includes(each)));
  const alternatives = own
    .map((form) => form.filter((each) => !shared.includes(each)))
    .filter((form) => form.length > 0)
    .map((form) => `| { ${form.join('; ')} }`);
  const inherited = inheritedFrom((forms[0] ?? []).filter((prop) => !isOwn(prop, root)));
  return { own: [...shared, ...alternatives], ...(inherited !== undefined && { inherited }) };
}
