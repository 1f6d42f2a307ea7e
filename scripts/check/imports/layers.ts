/** A layer: the folders that may import from the layers below it and not from each other. */
export interface Layer {
  name: string;
  folders: readonly string[];
}

/** The layers of `src/`, from the top down. The folders of one layer are not imported by each other. */
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

/**
 * The layers of `sandbox/`, from the top down, with folders and the files at its root. Folders of one layer may import
 * each other, but not in a circle.
 */
export const SANDBOX_LAYERS: readonly Layer[] = [
  { name: 'main', folders: ['main.ts', 'createSandbox.ts', 'postgres', 'schedule'] },
  { name: 'tools and seeds', folders: ['console', 'control', 'demo', 'docs', 'seeds'] },
  {
    name: 'domains',
    folders: [
      ...['accounts', 'agents', 'art', 'catalogue', 'chat', 'content', 'handlers', 'help'],
      ...['identity', 'images', 'lottery', 'messages', 'modules', 'passwords', 'play'],
      ...['protection', 'rewards', 'verification', 'wallet'],
    ],
  },
  { name: 'ledger', folders: ['ledger'] },
  {
    name: 'kernel',
    folders: [
      ...['clock', 'contract', 'database', 'events', 'http', 'interfaces', 'load', 'outbox'],
      ...['payloads', 'realtime', 'secrets', 'sessions', 'text'],
      ...['merchants.ts', 'money.ts', 'moneyText.ts', 'percent.ts', 'readMerchants.ts'],
    ],
  },
];

/** What each folder of code may import from the others; schemas and tokens are open to all. */
export const ROOTS: Readonly<Record<string, readonly string[]>> = {
  src: [],
  scripts: ['src', 'sandbox'],
  sandbox: ['src', 'scripts'],
  e2e: ['src', 'scripts', 'sandbox'],
  '.storybook': ['src', 'scripts', 'sandbox'],
};

/** Tests, and what only tests use. In `sandbox/` they start whole platforms, so its layers do not bind them. */
export const TEST_CODE = /\.(test|fixture|setup)\.tsx?$|^sandbox\/(proofs|instances)\//;
