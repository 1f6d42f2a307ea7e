import { answer, type Releases } from './answer.ts';
import { openReleases } from './openReleases.ts';
import type { EdgeEnvironment } from './storage.ts';

let releases: Releases | undefined;

/** A function for the edge of a CDN, which serves all brands of a store of releases in a bucket. See docs/deploy.md. */
export default {
  /** Answers a request. The environment is that of the first one: a runtime gives all the same. */
  async fetch(request: Request, environment: EdgeEnvironment): Promise<Response> {
    releases ??= openReleases(environment);
    return answer(request, releases);
  },
};
