/** The compiled service worker, in a compiled app's folder. */
export const WORKER_FILE = 'worker/worker.js';
