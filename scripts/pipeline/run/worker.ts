import { type BuildContext, type BuildJob, type Built, brandBuilder } from './buildBrand.ts';

/** One site to build, and what all sites of its run share, which is known only after the first threads have started. */
export interface BuildTask {
  context: BuildContext;
  job: BuildJob;
}

let build: ((job: BuildJob) => Promise<Built>) | undefined;

/** Builds one site; called by the pool, whose tasks have one context. */
export function buildBrand({ context, job }: BuildTask): Promise<Built> {
  build ??= brandBuilder(context);
  return build(job);
}
