import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, type Io } from '#scripts/command/io.ts';
import { actorOf } from '../actor.ts';
import { liveSites } from '../liveSites.ts';
import { openPublished } from '../openPublished.ts';
import type { CommonOptions } from '../options.ts';
import { stateChanger } from '../promote/stateChange.ts';
import { releaseCommand } from '../releaseCommand.ts';
import { readState } from '../store/hosts.ts';
import type { RequireLease } from '../store/leases.ts';
import { underLease } from '../underLease.ts';

/** `takedown NAME…`: takes the named brands off line. Their revisions stay, so that `promote` can make them live again. */
export async function takedown(
  names: readonly string[],
  options: CommonOptions,
  io: Io,
): Promise<Exit> {
  const store = await openPublished(options.store);
  const run = async (requireLease: RequireLease) => {
    const read = await readState(store);
    const sites = await liveSites(names, false, read.state, store);
    const change = stateChanger(store, read, {
      by: actorOf(options.by),
      now: io.now,
      reload: options.reload,
      requireLease,
    });
    const without = (brands: typeof read.state.brands) =>
      Object.fromEntries(Object.entries(brands).filter(([brand]) => !sites.includes(brand)));
    const { generation } = options.dryRun ? read.state : await change(without);
    return { generation, brands: sites };
  };
  const lease = { kind: 'use', command: 'takedown', now: io.now() } as const;
  const outcome = await underLease(store, options, lease, run);
  const shown = outcome.brands.join(', ');
  if (options.json) io.out(asJson({ ...outcome, dryRun: options.dryRun }));
  else if (options.dryRun) io.out(`Would take down ${shown}.`);
  else {
    io.out(`generation ${outcome.generation}: ${shown} taken down`);
    const again = releaseCommand(`promote ${outcome.brands.join(' ')}`, options.store);
    io.out(`To go live again: ${again}.`);
  }
  return EXIT.fine;
}
