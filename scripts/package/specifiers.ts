import { parseSync } from 'vite';

/** The name of a module in an import or an export, with its place in the code. */
export interface Specifier {
  value: string;
  start: number;
  end: number;
}

/** Text between quotes, without an expression. */
const LITERAL = /^(['"`])([^$]*)\1$/;

/** Every module that JavaScript imports, in the order of the code. */
export function specifiersIn(file: string, code: string): Specifier[] {
  const { module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  );
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...exported,
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const found = new Map(
    requests.flatMap(({ start, end }): [number, Specifier][] => {
      const value = LITERAL.exec(code.slice(start, end))?.[2];
      return value === undefined ? [] : [[start, { value, start, end }]];
    }),
  );
  return [...found.values()].sort((a, b) => a.start - b.start);
}
