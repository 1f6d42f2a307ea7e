import { prove } from './storybook/prove.ts';

/**
 * `npm run test:sweep`: every story in every brand, theme and language, and in the hostile brands. With `--sample`, as in
 * `npm test`, some stories drawn by the seed, each in one of them. Further arguments are Playwright's: `-g Button`, `--shard 1/4`.
 */
const args = process.argv.slice(2);
const rest = args.filter((each) => each !== '--sample');
process.exitCode = await prove('sweep', rest, args.includes('--sample') ? {} : { LIVERY_ALL: '1' });
