import { hashTree } from '../hash.ts';

/** All that the compiled app is made of. */
export const COMPILE_INPUTS = [
  'src',
  'tokens',
  'schemas',
  'package-lock.json',
  'vite.config.ts',
  'scripts/pipeline/compile',
  'scripts/codegen/contract',
];

/** All that turns a brand's folder into its site, the compiled app aside. */
export const STEP_INPUTS = ['scripts/pipeline'];

/** Tests, what they need, and stories are in no bundle. */
const isCompiled = (path: string): boolean => !/\.(test|stories|fixture)\.tsx?$|\.mdx$/.test(path);

/** The hash that names a compiled app: two equal ones hold the same bytes. */
export const compileHash = (root: string): string => hashTree(root, COMPILE_INPUTS, isCompiled);

/** The hash of the build's own steps: when it changes, every site is made anew. */
export const stepsHash = (root: string): string => hashTree(root, STEP_INPUTS, isCompiled);
