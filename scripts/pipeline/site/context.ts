import type { Cached } from '../assets/cache.ts';
import type { ClientGraph } from '../compile/graph.ts';
import type { Catalogue } from '../messages.ts';
import type { Render } from '../prerender.ts';

/** Shared by all brands: the compiled app and the platform's own texts. */
export interface SiteContext {
  graph: ClientGraph;
  /** The one style sheet of the compiled app. */
  css: string;
  render: Render;
  /** The code of the service worker. */
  worker: string;
  catalogue: Catalogue;
  cached: Cached;
}
