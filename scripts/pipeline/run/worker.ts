import { workerData } from 'node:worker_threads';
import { type BuildContext, brandBuilder } from './buildBrand.ts';

/** The main thread passes the build's context to every worker that it starts. */
const context: BuildContext = workerData;

/** Builds one brand; called by the pool. */
export const buildBrand = brandBuilder(context);
