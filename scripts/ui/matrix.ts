import { prove } from './storybook/prove.ts';

/**
 * `npm run test:matrix`: every story in every brand, theme and language, and in the stress brands. Arguments are Playwright's:
 * `-g Button`, `--shard 1/4`.
 */
process.exitCode = await prove('matrix', process.argv.slice(2));
