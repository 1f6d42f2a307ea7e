/** The address of a site's service worker: at the root, so that its scope is the whole site, and the same for good. */
export const WORKER_PATH = '/sw.js';
