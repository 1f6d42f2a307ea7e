import type { IForbiddenRuleType } from 'dependency-cruiser';
import {
  DOMAIN_IMPORTS,
  DOMAIN_SEEDS,
  type Layer,
  ROOTS,
  SANDBOX_LAYERS,
  SRC_LAYERS,
  TABLES,
  TEST_CODE,
} from './layers.ts';

/** Why a rule forbids the imports that it finds, by the rule's name. */
export const REASONS: Readonly<Record<string, string>> = {
  cycle: 'the files import each other in a circle',
  roots: 'a folder of code imports only those that scripts/check/imports/layers.ts opens to it',
  layers: 'a layer imports only the layers below it',
  domains: 'a domain imports only those that scripts/check/imports/layers.ts names for it',
  seeds: 'nothing of a domain imports seeds but seeds',
  features: 'a feature does not import another',
};

const alternatives = (names: readonly string[]) =>
  names.map((name) => name.replaceAll('.', '\\.')).join('|');

/** A pattern for everything in some folders or files below a root. */
const within = (root: string, entries: readonly string[]) =>
  `^${root}/(${alternatives(entries)})(/|$)`;

const foldersOf = (layers: readonly Layer[]) => layers.flatMap(({ folders }) => folders);

/** One rule for each root: the other roots that it may not import. */
const rootRules = (): IForbiddenRuleType[] =>
  Object.entries(ROOTS).map(([root, open]) => {
    const closed = Object.keys(ROOTS).filter((other) => other !== root && !open.includes(other));
    return {
      name: 'roots',
      severity: 'error',
      from: { path: `^${alternatives([root])}/` },
      to: { path: `^(${alternatives(closed)})/` },
    };
  });

/** One rule for each layer of `src/` and each of its folders. */
const srcRules = (): IForbiddenRuleType[] =>
  SRC_LAYERS.flatMap(({ folders }, index) =>
    folders.map((folder): IForbiddenRuleType => {
      const beside = folders.filter((other) => other !== folder);
      const closed = [...foldersOf(SRC_LAYERS.slice(0, index)), ...beside];
      return {
        name: 'layers',
        severity: 'error',
        from: { path: within('src', [folder]) },
        to: { path: closed.length > 0 ? within('src', closed) : '^$' },
      };
    }),
  );

/** One rule for each layer of `sandbox/` that has another above it. */
const sandboxRules = (): IForbiddenRuleType[] =>
  SANDBOX_LAYERS.slice(1).map(({ folders }, index) => ({
    name: 'layers',
    severity: 'error',
    from: { path: within('sandbox', folders), pathNot: TEST_CODE.source },
    to: {
      path: within('sandbox', foldersOf(SANDBOX_LAYERS.slice(0, index + 1))),
      pathNot: TEST_CODE.source,
    },
  }));

/** One rule for each domain of the sandbox: it imports the domains on its list, and all tables. */
const domainRules = (): IForbiddenRuleType[] =>
  Object.entries(DOMAIN_IMPORTS).map(([domain, open]) => ({
    name: 'domains',
    severity: 'error',
    from: {
      path: within('sandbox/domains', [domain]),
      pathNot: [DOMAIN_SEEDS.source, TEST_CODE.source],
    },
    to: {
      path: '^sandbox/domains/[^/]+/',
      pathNot: [
        ...[within('sandbox/domains', [domain, ...open]), TABLES.source],
        ...[DOMAIN_SEEDS.source, TEST_CODE.source],
      ],
    },
  }));

/** The import rules for dependency-cruiser, derived from the layer tables. */
export const RULES: readonly IForbiddenRuleType[] = [
  { name: 'cycle', severity: 'error', from: {}, to: { circular: true } },
  ...rootRules(),
  ...srcRules(),
  ...sandboxRules(),
  ...domainRules(),
  {
    name: 'seeds',
    severity: 'error',
    from: { path: '^sandbox/domains/', pathNot: [DOMAIN_SEEDS.source, TEST_CODE.source] },
    to: { path: DOMAIN_SEEDS.source, pathNot: TEST_CODE.source },
  },
  {
    name: 'features',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
];

/** Patterns of the paths of `src/` and `sandbox/` that have a layer. */
export const LAYERED = [
  new RegExp(within('src', foldersOf(SRC_LAYERS))),
  new RegExp(
    within('sandbox', [
      ...foldersOf(SANDBOX_LAYERS).filter((folder) => folder !== 'domains'),
      ...['domains/parts.ts', ...Object.keys(DOMAIN_IMPORTS).map((domain) => `domains/${domain}`)],
    ]),
  ),
  TEST_CODE,
];
