import { workerData } from 'node:worker_threads';
import { type BuildContext, brandBuilder } from './buildBrand.ts';

/** The main thread hands the context of the build to every worker that it starts. */
const context: BuildContext = workerData;

/** Builds one brand; what the pool calls. */
export const buildBrand = brandBuilder(context);
