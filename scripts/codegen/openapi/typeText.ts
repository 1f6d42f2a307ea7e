import ts from 'typescript';

/** The type alias for a long list of words, and the file of `src/ui` that declares it. */
export const ALIASED = { name: 'IconName', file: 'icons/names.generated.ts' } as const;

/** How types are printed, so that the same types give the same text. */
export interface Spelling {
  checker: ts.TypeChecker;
  /** The text of a type at a place; without `undefined` for an optional one. */
  textOf: (type: ts.Type, at: ts.Node, optional: boolean) => string;
}

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const WORDS = /^'[^']*'( \| '[^']*')*$/;

/** Sorts the members of a string union; the checker's own order depends on what it has seen before. */
const sorted = (text: string): string =>
  WORDS.test(text) ? text.split(' | ').sort().join(' | ') : text;

const withoutUndefined = (text: string): string =>
  text
    .replace(/ \| undefined$|^undefined \| /, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1')
    .replace(/^undefined$/, 'never');

/** The printer of types, which prints the list of all icons by its name. */
export function spelling(checker: ts.TypeChecker, exported: readonly ts.Symbol[]): Spelling {
  const symbol = exported.find(({ name }) => name === ALIASED.name);
  if (!symbol) throw new Error(`src/ui/${ALIASED.file} exports no ${ALIASED.name}.`);
  const long = checker.typeToString(
    checker.getDeclaredTypeOfSymbol(symbol),
    undefined,
    FORMAT | ts.TypeFormatFlags.InTypeAlias,
  );
  return {
    checker,
    textOf: (type, at, optional) => {
      const text = checker.typeToString(type, at, FORMAT);
      const plain = optional ? withoutUndefined(text) : text;
      return sorted(plain.replaceAll('React.', '').replace(long, ALIASED.name));
    },
  };
}
