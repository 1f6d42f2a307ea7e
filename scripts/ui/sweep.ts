import { prove } from './storybook/prove.ts';

/**
 * `npm run test:sweep`: every story in every brand, theme and language, and in the hostile brands. Arguments are Playwright's:
 * `-g Button`, `--shard 1/4`.
 */
process.exitCode = await prove('sweep', process.argv.slice(2));
