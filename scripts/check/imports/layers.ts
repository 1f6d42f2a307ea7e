/** A layer: the folders that may import from the layers below it and not from each other. */
export interface Layer {
  name: string;
  folders: readonly string[];
}

/** The layers of `src/`, from the top down. Folders of one layer do not import each other. */
export const SRC_LAYERS: readonly Layer[] = [
  { name: 'app', folders: ['app'] },
  { name: 'modules', folders: ['modules'] },
  { name: 'features', folders: ['features'] },
  { name: 'shared', folders: ['shared'] },
  { name: 'session', folders: ['session'] },
  { name: 'platform', folders: ['platform'] },
  { name: 'i18n', folders: ['i18n'] },
  { name: 'ui and brand', folders: ['ui', 'brand'] },
  { name: 'theme', folders: ['theme'] },
];

/** The folders of `sandbox/` that only group others, which must not import each other in a cycle. */
export const SANDBOX_GROUPS = ['kernel', 'tools'] as const;

/**
 * The layers of `sandbox/`, from the top down, with folders and the files at its root. The folders in one layer may import each other, but
 * not in a cycle.
 */
export const SANDBOX_LAYERS: readonly Layer[] = [
  {
    name: 'composition',
    folders: [
      ...['main.ts', 'createSandbox.ts', 'app.ts', 'controlRoutes.ts', 'handlers.ts', 'jobs.ts'],
      'site',
    ],
  },
  { name: 'tools and seeds', folders: ['tools', 'seeds'] },
  { name: 'domains', folders: ['domains'] },
  { name: 'ledger', folders: ['ledger'] },
  { name: 'kernel', folders: ['kernel'] },
];

/**
 * The domains that each domain of the platform may import, from the top down. Each list has only domains below it, so there is no cycle.
 */
export const DOMAIN_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  play: ['bets', 'catalogue', 'lottery', 'messages', 'protection', 'rewards', 'wallet'],
  profile: ['accounts', 'agents', 'messages', 'protection', 'rewards'],
  registration: ['accounts', 'agents', 'protection'],
  lottery: ['bets', 'rewards'],
  agents: ['accounts', 'bets', 'messages', 'rewards', 'wallet'],
  wallet: ['accounts', 'bets', 'catalogue', 'messages', 'protection', 'rewards'],
  rewards: ['accounts', 'bets', 'messages', 'protection'],
  bets: ['catalogue', 'protection'],
  accounts: ['messages', 'protection'],
  catalogue: [],
  chat: [],
  content: [],
  help: [],
  messages: [],
  protection: [],
};

/** The tables of the domains, which any domain may import: queries join related tables. */
export const TABLES = /^sandbox\/domains\/.+\/schema(\.ts$|\/)/;

/**
 * The seeds of a domain, which are in its folder but belong to the layer above all domains: they import any of them, and no domain imports
 * them.
 */
export const DOMAIN_SEEDS = /^sandbox\/domains\/[^/]+\/seeds\//;

/** The code folders that each one may import; schemas and tokens are open to all. */
export const ROOTS: Readonly<Record<string, readonly string[]>> = {
  src: [],
  scripts: ['src', 'sandbox'],
  sandbox: ['src', 'scripts'],
  e2e: ['src', 'scripts', 'sandbox'],
  '.storybook': ['src', 'scripts', 'sandbox'],
};

/** Tests, and what only tests use. In `sandbox/` they start whole platforms, so its layers do not apply. */
export const TEST_CODE = /\.(test|fixture|setup)\.tsx?$|^sandbox\/(instances|proofs|testing)\//;
