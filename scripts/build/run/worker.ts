import { workerData } from 'node:worker_threads';
import { brandBuilder, type Workshop } from './buildBrand.ts';

/** The main thread hands the workshop to every worker that it starts. */
const workshop: Workshop = workerData;

/** Builds one brand; what the pool calls. */
export const buildBrand = brandBuilder(workshop);
