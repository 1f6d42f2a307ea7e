import { prove } from './storybook/prove.ts';
import { keepVersion, versionNote } from './visual/chromiumVersion.ts';
import { packBaselines } from './visual/packBaselines.ts';

/** `npm run visual`: compares screenshots with their baselines; with `--update` they become the baselines. */
const args = process.argv.slice(2);
const updates = args.includes('--update');
const rest = args.filter((each) => each !== '--update');
const exitCode = await prove('visual', [
  ...(updates ? ['--update-snapshots=changed'] : []),
  ...rest,
]);
if (exitCode === 0 && updates) {
  await packBaselines();
  await keepVersion();
}
const note = exitCode === 0 ? undefined : await versionNote();
if (note) console.error(note);
process.exitCode = exitCode;
