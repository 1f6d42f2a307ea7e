import type { Asked } from './testRequest.ts';

/** The steps that use the built sites. */
const OF_SITES = ['journeys', 'observatory'];

const quoted = (word: string): string => (/^[\w./=-]+$/.test(word) ? word : `'${word}'`);

/**
 * The command that reruns steps with the draws of this run: the same seed, at the same length, and the same share.
 * @param changed the value of `--changed`
 * @param everything whether every variant ran, by `--all` or by `LIVERY_ALL=1`
 */
export function rerunCommand(
  { steps: asked, all, changed, shard }: Pick<Asked, 'steps' | 'all' | 'changed' | 'shard'>,
  steps: readonly string[],
  { seed, everything }: { seed: string; everything: boolean },
): string {
  const isBuilt = asked.length === 0 || asked.includes('build');
  const needsBuild =
    isBuilt && !steps.includes('build') && steps.some((name) => OF_SITES.includes(name));
  return [
    `LIVERY_SEED=${quoted(seed)}`,
    ...(everything && !all ? ['LIVERY_ALL=1'] : []),
    `npm run ${all ? 'test:all' : 'test'} --`,
    ...(needsBuild ? ['build'] : []),
    ...steps.map(quoted),
    ...(changed === undefined ? [] : [`--changed=${quoted(changed)}`]),
    ...(shard === undefined ? [] : [`--shard=${shard}`]),
  ].join(' ');
}
