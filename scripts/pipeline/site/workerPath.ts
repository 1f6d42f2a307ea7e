/** The address of a site's service worker: at the root, so that its scope is the whole site, and permanent. */
export const WORKER_PATH = '/sw.js';
