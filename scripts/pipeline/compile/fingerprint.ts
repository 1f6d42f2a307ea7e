import { placeOf } from '#scripts/languages/languagePlaces.ts';
import { packedAt } from '#scripts/roots/packed.ts';
import { hashTree, sha256 } from '../hash.ts';

/** All inputs of the compiled app. */
export const COMPILE_INPUTS = [
  'src',
  'tokens',
  'schemas',
  'package-lock.json',
  'vite.config.ts',
  'scripts/pipeline/compile',
  'scripts/codegen/contract',
];

/** All inputs that turn a brand's folder into its site, except the compiled app and the languages. */
export const STEP_INPUTS = ['scripts/pipeline', 'scripts/languages'];

/** Tests, their fixtures, and stories are in no bundle. */
const isCompiled = (path: string): boolean => !/\.(test|stories|fixture)\.tsx?$|\.mdx$/.test(path);

/** The major version of Node, which compiles and prerenders. */
const NODE = process.versions.node.split('.', 1)[0];

/** The hash of the sources of the compiled app. */
export const sourcesHash = (root: string): string =>
  packedAt(root)?.sources ?? hashTree(root, COMPILE_INPUTS, isCompiled);

/** The hash that names a compiled app: equal hashes mean equal bytes. */
export const compileHash = (root: string, node = NODE): string =>
  sha256(`node ${node} ${sourcesHash(root)}`);

/** What is in a language's folder but in no site: texts of the sandbox, and what is said about the translation. */
const BESIDE_SITES =
  /^languages\/[^/]+\/(?:sandbox\/|(?:baseline|glossary|notes|provenance)\.json$)/;

/** The hash of what sites have of a language. */
export const languageHash = (root: string, tag: string): string =>
  hashTree(placeOf(root, tag), [`languages/${tag}`], (path) => !BESIDE_SITES.test(path));

/** The hash of the build's own steps: when it changes, every site is rebuilt. */
export const stepsHash = (root: string): string =>
  packedAt(root)?.steps ?? hashTree(root, STEP_INPUTS, isCompiled);
