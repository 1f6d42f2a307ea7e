import { join } from 'node:path';
import ts from 'typescript';

/** The types of some files and what they import, under the options of the project. */
export function programOf(root: string, files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config.config, include: [], files: ['package.json'] },
    ts.sys,
    root,
  );
  return ts.createProgram(files, { ...options, types: [], noEmit: true });
}
