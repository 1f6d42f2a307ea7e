import { isDeepStrictEqual } from 'node:util';
import { type BuildContext, type BuildJob, type Built, brandBuilder } from './buildBrand.ts';

/** One site to build, and what all sites of its run share, which is known only after the first threads have started. */
export interface BuildTask {
  context: BuildContext;
  job: BuildJob;
}

/** The builder of the last task, which has loaded what the sites of its run share. */
let last: { context: BuildContext; build: (job: BuildJob) => Promise<Built> } | undefined;

/** Builds one site; called by the pool. Tasks of one run share a builder, and a task of another run gets its own. */
export function buildBrand({ context, job }: BuildTask): Promise<Built> {
  if (!last || !isDeepStrictEqual(last.context, context)) {
    last = { context, build: brandBuilder(context) };
  }
  return last.build(job);
}
