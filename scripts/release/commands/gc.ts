import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, type Io } from '#scripts/command/io.ts';
import { count } from '#scripts/pipeline/validate/report.ts';
import { openPublished } from '../openPublished.ts';
import type { CommonOptions } from '../options.ts';
import { findGarbage, removeGarbage } from '../sweep.ts';
import { underLease } from '../underLease.ts';
import { bytesText } from '../words.ts';

/** `gc`: removes revisions older than the ten newest of a brand, and contents that nothing refers to. Never what is live. */
export async function gc(options: CommonOptions, io: Io): Promise<Exit> {
  const store = await openPublished(options.store);
  const run = async () => {
    const garbage = await findGarbage(store);
    if (!options.dryRun) await removeGarbage(store, garbage);
    return garbage;
  };
  const lease = { kind: 'sweep', command: 'gc', now: io.now() } as const;
  const { revisions, blobs } = await underLease(store, options, lease, run);
  const bytes = blobs.reduce((sum, { size }) => sum + size, 0);
  const removed = revisions.map(({ brand, number }) => ({ brand, revision: number }));
  if (options.json) {
    io.out(asJson({ revisions: removed, files: blobs.length, bytes, dryRun: options.dryRun }));
  } else {
    const what = `${count(removed.length, 'revision')} and ${count(blobs.length, 'file')}, ${bytesText(bytes)}`;
    io.out(options.dryRun ? `Would remove ${what}.` : `Removed ${what}.`);
  }
  return EXIT.fine;
}
