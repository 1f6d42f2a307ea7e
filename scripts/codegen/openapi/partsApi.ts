import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { programOf } from './program.ts';
import { type PropLines, propLines } from './propLines.ts';
import { ALIASED, type Spelling, spelling } from './typeText.ts';

const UI = 'src/ui';

const INTRO = `# The parts and what they take

<!-- Generated from the types of ${UI}/ by \`npm run codegen\`. Do not edit. -->

Every component of the design system with its props, and the types that those name. Whoever changes a line here changes what every
screen builds on, so read the difference of this file in a review.
`;

/** One exported component, or a type that components name. */
interface Entry {
  part: string;
  name: string;
  lines: PropLines;
}

const NO_PART = /\.(stories|test|css|generated|fixture)\.tsx?$/;

const partFiles = (root: string): string[] =>
  readdirSync(join(root, UI), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !NO_PART.test(path))
    .map((file) => join(root, UI, file))
    .sort();

const isComponentName = (name: string): boolean => /^[A-Z][a-z]/.test(name);

const printer = ts.createPrinter({ removeComments: true });

/** A type as it is written, without its comments. */
const declared = (node: ts.Declaration): string[] =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).split('\n');

function entryOf(spell: Spelling, symbol: ts.Symbol, root: string): Entry | undefined {
  const { checker } = spell;
  const node = symbol.declarations?.[0];
  if (!node) return undefined;
  const file = node.getSourceFile().fileName;
  const part = relative(join(root, UI), dirname(file)).split(sep).join('/');
  const { name } = symbol;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    return name.endsWith('Props') ? undefined : { part, name, lines: { own: declared(node) } };
  }
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures();
  if (!signature || !isComponentName(name)) return undefined;
  return { part, name, lines: propLines(spell, signature, root) };
}

function section({ name, lines: { own, inherited } }: Entry): string {
  const block = own.length > 0 ? `\n\`\`\`ts\n${own.join('\n')}\n\`\`\`\n` : '\nNo props.\n';
  return `### ${name}\n${block}${inherited ? `\n${inherited}\n` : ''}`;
}

/**
 * The public API of the design system as one Markdown file: every exported component of `src/ui` with its props, resolved, and every type
 * exported beside one.
 */
export function partsApi(root: string): string {
  const files = partFiles(root);
  const program = programOf(root, files);
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const spell = spelling(checker, exportsOf(join(root, UI, ALIASED.file)));
  const entries = files.flatMap((file) =>
    exportsOf(file).flatMap((symbol) => entryOf(spell, symbol, root) ?? []),
  );
  const parts = [...new Set(entries.map(({ part }) => part))];
  const chapters = parts.map((part) => {
    const sections = entries.filter((entry) => entry.part === part).map(section);
    return `## ${part || 'ui'}\n\n${sections.join('\n')}`;
  });
  return `${INTRO}\n${chapters.join('\n')}`;
}
